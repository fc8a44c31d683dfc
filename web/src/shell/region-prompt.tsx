import {REGIONS} from "@gradus/schemas/markets";
import type {PageContext} from "@/lib/page-context";
import {Icon} from "@/ui/icon/icon";
import {RegionPromptClient} from "./region-prompt-client";

interface Props {
  readonly context: PageContext;
  /** Site path of the page. */
  readonly path: string;
}

/** Suggests another region when the visitor seems to belong there. Decided in the browser: the page is the same for all. */
export function RegionPrompt({context, path}: Props) {
  const {region, locale} = context.market;
  // Where regions are chosen, a suggestion would be in the way.
  if (path === "/select-store") return null;
  return (
    <RegionPromptClient
      region={region}
      locale={locale}
      known={REGIONS}
      globe={<Icon name="globe" />}
      closeIcon={<Icon name="close" />}
    />
  );
}
