import {REGIONS} from "@gradus/schemas/markets";
import type {PageContext} from "@/content/page-context";
import type {Simulation} from "@/preview/session";
import {Icon} from "@/ui/icon/icon";
import {RegionPromptClient} from "./region-prompt-client";

interface Props {
  readonly context: PageContext;
  /** Site path of the page. */
  readonly path: string;
  /** In preview: the visitor to simulate. */
  readonly simulation: Simulation | null;
}

/** Decided in the browser: the page is the same for all. */
export function RegionPrompt({context, path, simulation}: Props) {
  const {region, locale} = context.market;
  // On the page where the visitor chooses a region, a suggestion would be in the way.
  if (path === "/select-store") return null;
  return (
    <RegionPromptClient
      region={region}
      locale={locale}
      known={REGIONS}
      simulation={simulation}
      globe={<Icon name="globe" />}
      closeIcon={<Icon name="close" />}
    />
  );
}
