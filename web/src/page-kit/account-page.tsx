import type {Metadata} from "next";
import type {ReactNode} from "react";
import {SessionRenewedClient} from "@/client/parts/session-renewed-client";
import {createPageContext} from "@/content/page/create-page-context";
import type {PageContext} from "@/content/page-context";
import {AccountNav} from "@/features/account/account-nav";
import {AgreementGateClient} from "@/features/account/agree/agreement-gate-client";
import {DELETION_MESSAGES} from "@/features/account/privacy/deletion-messages";
import {DeletionNoticeClient} from "@/features/account/privacy/deletion-notice-client";
import {isGated, type SectionKey, sectionPath} from "@/features/account/sections";
import {selectMessages} from "@/i18n/select-messages";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";
import {Container} from "@/ui/container";

type Segments = {region: string; locale: string};

const routeOf = (section: SectionKey): AppRoute => ({
  path: sectionPath(section),
  title: (t) => t(section === "overview" ? "account.title" : `account.${section}`),
});

export async function accountMetadata(section: SectionKey, segments: Segments): Promise<Metadata> {
  return appMetadata(routeOf(section), segments);
}

interface Props {
  readonly section: SectionKey;
  readonly segments: Segments;
  /** Instead of the section's name alone. */
  readonly heading?: (context: PageContext, title: string) => ReactNode;
  readonly children: (context: PageContext) => ReactNode;
}

export async function AccountPage({section, segments, heading, children}: Props) {
  const {path, title} = routeOf(section);
  const context = await createPageContext(await viewMarket(segments), path);
  const {t} = context;
  return (
    <SitePage context={context}>
      <Container className="account-frame">
        <AccountNav context={context} />
        <div>
          {heading ? (
            heading(context, title(t))
          ) : (
            <h1 tabIndex={-1} className="hyphens-auto text-display-2 wrap-anywhere">
              {title(t)}
            </h1>
          )}
          <noscript>
            <p className="mt-6 text-body-lg">{t("common.needsScript")}</p>
          </noscript>
          <SessionRenewedClient words={t("common.sessionRenewed")} />
          {section !== "privacy" && (
            <DeletionNoticeClient
              messages={selectMessages(context.market, DELETION_MESSAGES)}
              href={context.href(sectionPath("privacy"))}
            />
          )}
          {isGated(section) && <AgreementGateClient href={context.href(sectionPath("agree"))} />}
          <div className="contents noscript:hidden">{children(context)}</div>
        </div>
      </Container>
    </SitePage>
  );
}
