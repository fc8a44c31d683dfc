import type {MarketParams} from "@gradus/schemas/markets";
import {getTranslations} from "next-intl/server";
import {getRegionSettings} from "@/content/settings/region-settings.query";
import {env} from "@/env/server";
import {selectMessages} from "@/i18n/select-messages";
import {LiveClient} from "../live-client";
import {type Preview, previewHasEnded, readPreviewSession} from "../read-session";
import {ReloadClient} from "../reload-client";
import {BAR_MESSAGES} from "./bar-messages";
import {marketNames} from "./market-names";
import {perspectiveOptions} from "./perspective-options";
import type {BarSession} from "./preview-bar";
import {PreviewBarClient} from "./preview-bar-client";

export async function PreviewTools({market}: {market: MarketParams}) {
  const preview = await readPreviewSession();
  if (preview) return <Tools preview={preview} market={market} />;
  return (await previewHasEnded()) && <ReloadClient />;
}

async function Tools({preview, market}: {preview: Preview; market: MarketParams}) {
  const t = await getTranslations({locale: market.locale});
  const {timeZone} = await getRegionSettings(market.region);
  const perspectives =
    preview.kind === "studio" ? await perspectiveOptions(preview.session.perspective, t) : [];
  return (
    <>
      <PreviewBarClient
        session={barSession(preview)}
        at={preview.view.at}
        {...marketNames(market)}
        timeZone={timeZone}
        perspectives={perspectives}
        studioOrigin={new URL(env.STUDIO_URL).origin}
        now={new Date().toISOString()}
        messages={selectMessages(market, BAR_MESSAGES)}
      />
      <LiveClient since={preview.since} hasOverlays={preview.view.hasStega} />
    </>
  );
}

function barSession(preview: Preview): BarSession {
  if (preview.kind === "link") return {kind: "link", expires: preview.link.expires};
  const {perspective, simulation} = preview.session;
  return {kind: "studio", perspective, simulation};
}
