import type {Metadata} from "next";
import type {ReactNode} from "react";
import {BrokenPageClient} from "@/client/parts/broken-page-client";
import {SessionRenewedClient} from "@/client/parts/session-renewed-client";
import {createPageContext} from "@/content/page/create-page-context";
import type {PageContext} from "@/content/page-context";
import {AgreementGateClient} from "@/features/account/agree/agreement-gate-client";
import {DELETION_MESSAGES} from "@/features/account/privacy/deletion-messages";
import {DeletionNoticeClient} from "@/features/account/privacy/deletion-notice-client";
import {sectionPath} from "@/features/account/sections";
import {AthleteFrame} from "@/features/powercenter/athletes/athlete-frame-client";
import {ATHLETE_MESSAGES} from "@/features/powercenter/athletes/athlete-messages";
import {
  POWER_CENTER_ATHLETES,
  POWER_CENTER_CALENDAR,
  POWER_CENTER_PLANS,
} from "@/features/powercenter/sections";
import {selectMessages} from "@/i18n/select-messages";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import {readPreviewSession} from "@/preview/read-session";
import {SourceView} from "@/preview/source-view";
import {viewMarket} from "@/preview/view-market";
import {PowerCenterBar, SectionRow} from "@/shell/power-center-bar";
import {PowerCenterFooter} from "@/shell/power-center-footer";
import {SkipLink} from "@/shell/skip-link";
import {Container} from "@/ui/container";

type Segments = {region: string; locale: string};

/** With a manifest: only PowerCenter's pages can be added to a home screen. */
export async function powerCenterMetadata(route: AppRoute, segments: Segments): Promise<Metadata> {
  return {
    ...(await appMetadata(route, segments)),
    manifest: `/api/manifest?region=${segments.region}&locale=${segments.locale}`,
  };
}

interface Props {
  readonly segments: Segments;
  readonly route: AppRoute;
  /** The page brings its own heading, which only the browser knows. */
  readonly hasOwnHeading?: boolean;
  /** The page is one field from edge to edge; where it is narrow, nothing stands above or over it. */
  readonly isField?: boolean;
  /**
   * With `?athlete=`, it shows the training of the athlete who shares it, or helps to plan it; other pages are the
   * user's own.
   */
  readonly forAthletes?: "look" | "plan";
  readonly children: (context: PageContext) => ReactNode;
}

/** Unauthenticated users must sign in. */
export async function PowerCenterPage(props: Props) {
  const {segments, route, hasOwnHeading = false, isField = false, forAthletes, children} = props;
  const context = await createPageContext(await viewMarket(segments), route.path);
  const preview = await readPreviewSession();
  const {t} = context;
  return (
    <>
      <SkipLink label={t("common.skip")} />
      <PowerCenterBar context={context} isField={isField} />
      <SectionRow context={context} />
      <main id="main" tabIndex={-1} className={isField ? "power-field" : "power-main"}>
        <Container width="app" className={isField ? "power-field-inset" : ""}>
          {!hasOwnHeading && (
            <h1 tabIndex={-1} className="hyphens-auto text-display-2 wrap-anywhere">
              {route.title(t)}
            </h1>
          )}
          <noscript>
            <p className="mt-6 text-body-lg">{t("common.needsScript")}</p>
          </noscript>
          <SessionRenewedClient words={t("common.sessionRenewed")} />
          <DeletionNoticeClient
            messages={selectMessages(context.market, DELETION_MESSAGES)}
            href={context.href(sectionPath("privacy"))}
          />
          <AgreementGateClient href={context.href(sectionPath("agree"))} />
          <div className="contents noscript:hidden">
            <BrokenPageClient
              title={t("powercenter.broken")}
              text={t("powercenter.brokenText")}
              retryLabel={t("common.retry")}
              isOnlyHeading={hasOwnHeading}
            >
              {forAthletes ? (
                <AthleteFrame
                  messages={selectMessages(context.market, ATHLETE_MESSAGES)}
                  hrefs={{
                    athletes: context.href(POWER_CENTER_ATHLETES),
                    calendar: context.href(POWER_CENTER_CALENDAR),
                    plans: route.path === POWER_CENTER_PLANS ? null : context.href(POWER_CENTER_PLANS),
                  }}
                  isForPlanning={forAthletes === "plan"}
                  isOnlyHeading={hasOwnHeading}
                >
                  {children(context)}
                </AthleteFrame>
              ) : (
                children(context)
              )}
            </BrokenPageClient>
          </div>
        </Container>
      </main>
      {preview && <SourceView market={context.market} />}
      <PowerCenterFooter context={context} />
    </>
  );
}
