import {withMessages} from "@/i18n/with-messages";
import type {Simulation} from "../session";
import type {BarTranslator} from "./bar-messages";
import {ExitButton} from "./exit-button";
import {Expiry} from "./expiry";
import {InstantChoice} from "./instant-choice";
import {MarketSwitch, type NamedMarket} from "./market-switch";
import {PerspectiveChoice} from "./perspective-choice";
import type {Option} from "./perspective-options";
import {Simulator} from "./simulator";

/** What the bar shows of a preview session; the rest of it stays on the server. */
export type BarSession =
  | {readonly kind: "studio"; readonly perspective: string; readonly simulation: Simulation | null}
  | {readonly kind: "link"; readonly expires: string};

interface Props {
  readonly session: BarSession;
  /** The instant that is shown; null for now. */
  readonly at: string | null;
  /** Name of the market that is shown. */
  readonly market: string;
  readonly markets: readonly NamedMarket[];
  /** Name of its region. */
  readonly region: string;
  readonly regions: readonly Option[];
  /** Of the region: times are those of its clocks. */
  readonly timeZone: string;
  readonly perspectives: readonly Option[];
  readonly studioOrigin: string;
  /** ISO instant of this answer. */
  readonly now: string;
  readonly t: BarTranslator;
}

export const PreviewBar = withMessages(Bar);

export type PreviewBarProps = Parameters<typeof PreviewBar>[0];

function Bar({session, at, perspectives, t, ...shown}: Props) {
  return (
    <aside
      data-preview-bar
      aria-label={t("preview.bar", {perspective: shownName(session, perspectives, t)})}
      className="preview-bar text-ui"
    >
      {session.kind === "studio" ? (
        <PerspectiveChoice options={perspectives} chosen={session.perspective} t={t} />
      ) : (
        <p className="py-2">{t("preview.shared")}</p>
      )}
      <MarketSwitch chosen={shown.market} markets={shown.markets} t={t} />
      <InstantChoice
        at={at}
        start={at ?? shown.now}
        timeZone={shown.timeZone}
        region={shown.region}
        isFixed={session.kind === "link"}
        t={t}
      />
      {session.kind === "studio" && <Simulator current={session.simulation} regions={shown.regions} t={t} />}
      {session.kind === "link" && <Expiry expiresAt={session.expires} t={t} />}
      <ExitButton studioOrigin={shown.studioOrigin} t={t} />
    </aside>
  );
}

function shownName(session: BarSession, options: readonly Option[], t: BarTranslator): string {
  if (session.kind === "link") return t("preview.shared");
  return options.find(({value}) => value === session.perspective)?.label ?? session.perspective;
}
