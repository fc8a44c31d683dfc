import {market as marketOf} from "@gradus/schemas/markets";
import type {Metadata} from "next";
import {createPageContext} from "@/content/page/create-page-context";
import {RUN_MESSAGES} from "@/features/powercenter/run/run-messages";
import {SharedRunClient} from "@/features/powercenter/shared/shared-run-client";
import {selectMessages} from "@/i18n/select-messages";
import {type AppRoute, appMetadata} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";
import {Container} from "@/ui/container";

// One page for every link: `/shared/run/{token}` is rewritten to it, and the browser reads the rest.
const ROUTE: AppRoute = {path: "/shared/run/view", title: (t) => t("sharedRun.page")};

export async function generateMetadata({params}: MarketProps): Promise<Metadata> {
  return {...(await appMetadata(ROUTE, await params)), alternates: {}, referrer: "no-referrer"};
}

export default async function SharedRunRoute({params}: MarketProps) {
  const context = await createPageContext(await viewMarket(await params), ROUTE.path);
  const {market, href, t} = context;
  return (
    <SitePage context={context} hasRegionPrompt={false}>
      <Container width="app" className="py-section">
        <noscript>
          <p className="text-body-lg">{t("common.needsScript")}</p>
        </noscript>
        <div className="contents noscript:hidden">
          <SharedRunClient
            messages={selectMessages(market, RUN_MESSAGES)}
            unit={marketOf(market.region).units.distance}
            homeHref={href("/")}
          />
        </div>
      </Container>
    </SitePage>
  );
}
