import type {ReactNode} from "react";
import type {PageContext} from "@/content/page-context";
import {listAnnouncements} from "@/content/settings/announcements.query";
import {getSiteSettings} from "@/content/settings/site-settings.query";
import {type Preview, readPreviewSession} from "@/preview/read-session";
import {SourceView} from "@/preview/source-view";
import {AnnouncementBars} from "@/shell/announcement-bar";
import {FallbackNotice} from "@/shell/fallback-notice";
import {RegionPrompt} from "@/shell/region-prompt/region-prompt";
import {SiteFooter} from "@/shell/site-footer";
import {SiteHeader} from "@/shell/site-header";
import {SkipLink} from "@/shell/skip-link";

interface SitePageProps {
  readonly context: PageContext;
  readonly children: ReactNode;
  /** Neither navigation nor footer. */
  readonly isPure?: boolean;
  /** The language the page is shown in when it differs from the visitor's. */
  readonly fallbackLocale?: string | null;
  /** The page opens on a full-bleed field, over which the header is transparent. */
  readonly opensOnField?: boolean;
  readonly hasRegionPrompt?: boolean;
  /** The page has a sign-up form of its own, so the footer leaves its one out. */
  readonly hasNewsletterSection?: boolean;
}

export async function SitePage(props: SitePageProps) {
  const {context, children, isPure = false, hasRegionPrompt = true} = props;
  const [preview, settings, announcements] = await Promise.all([
    readPreviewSession(),
    getSiteSettings(context.market.locale, context.market.view),
    isPure ? [] : listAnnouncements(context.market),
  ]);
  const {path} = context;
  const shell = {context, settings, path};
  return (
    <>
      <SkipLink label={context.t("common.skip")} />
      <AnnouncementBars announcements={announcements} context={context} />
      {!isPure && <SiteHeader {...shell} overField={props.opensOnField ?? false} />}
      {!isPure && hasRegionPrompt && (
        <RegionPrompt context={context} path={path} simulation={simulationOf(preview)} />
      )}
      {props.fallbackLocale && <FallbackNotice locale={props.fallbackLocale} context={context} />}
      <main id="main" tabIndex={-1} lang={props.fallbackLocale ?? undefined}>
        {children}
      </main>
      {preview && <SourceView market={context.market} />}
      {!isPure && <SiteFooter {...shell} hasNewsletter={props.hasNewsletterSection ?? false} />}
    </>
  );
}

function simulationOf(preview: Preview | null) {
  return preview?.kind === "studio" ? preview.session.simulation : null;
}
