import {
  listMarkets,
  type MarketParams,
  market as marketOf,
  REGIONS,
  type Region,
} from "@gradus/schemas/markets";
import type {Translator} from "@/i18n/message-types";
import {selectMessages} from "@/i18n/select-messages";
import {nativeName} from "@/lib/format/language-name";
import type {Preview} from "../read-session";
import {EXPIRY_MESSAGES, INSTANT_MESSAGES, SIMULATOR_MESSAGES} from "./bar-messages";
import {ExitPreviewClient} from "./exit-preview-client";
import {ExpiryClient} from "./expiry-client";
import {InstantClient} from "./instant-client";
import {MarketSwitchClient} from "./market-switch-client";
import {PerspectiveClient} from "./perspective-client";
import type {Option} from "./perspective-options";
import {SimulatorClient} from "./simulator-client";

interface Props {
  readonly preview: Preview;
  readonly market: MarketParams;
  readonly t: Translator;
  /** Of the region: times are those of its clocks. */
  readonly timeZone: string;
  readonly perspectives: readonly Option[];
  readonly studioOrigin: string;
  /** ISO instant of this answer. */
  readonly now: string;
}

/** On top of every page in preview: what is shown, where and when else to look, and the way out. */
export function PreviewBar({preview, market, t, timeZone, perspectives, studioOrigin, now}: Props) {
  const {at} = preview.view;
  return (
    <aside
      data-preview-bar
      aria-label={t("preview.bar", {perspective: shownName(preview, perspectives, t)})}
      className="preview-bar text-ui"
    >
      {preview.kind === "studio" ? (
        <PerspectiveClient
          label={t("preview.title")}
          options={perspectives}
          chosen={preview.session.perspective}
        />
      ) : (
        <p className="py-2">{t("preview.shared")}</p>
      )}
      <MarketSwitchClient
        label={t("footer.regionLanguage")}
        chosen={marketName(market, market)}
        markets={listMarkets().map((other) => ({...other, name: marketName(other, market)}))}
      />
      <InstantClient
        at={at}
        start={at ?? now}
        timeZone={timeZone}
        region={regionName(market.region, market)}
        isFixed={preview.kind === "link"}
        messages={selectMessages(market, INSTANT_MESSAGES)}
      />
      {preview.kind === "studio" && (
        <SimulatorClient
          current={preview.session.simulation}
          regions={REGIONS.map((region) => ({value: region, label: regionName(region, market)}))}
          messages={selectMessages(market, SIMULATOR_MESSAGES)}
        />
      )}
      {preview.kind === "link" && (
        <ExpiryClient expiresAt={preview.link.expires} messages={selectMessages(market, EXPIRY_MESSAGES)} />
      )}
      <ExitPreviewClient
        label={t("preview.exit")}
        failed={t("preview.exitFailed")}
        studioOrigin={studioOrigin}
      />
    </aside>
  );
}

function shownName(preview: Preview, options: readonly Option[], t: Translator): string {
  if (preview.kind === "link") return t("preview.shared");
  const {perspective} = preview.session;
  return options.find(({value}) => value === perspective)?.label ?? perspective;
}

function marketName({region, locale}: MarketParams, reader: MarketParams): string {
  return `${regionName(region, reader)}, ${nativeName(locale)}`;
}

function regionName(region: Region, {locale}: MarketParams): string {
  return marketOf(region).name[locale];
}
