import {FeetClient} from "@/features/powercenter/analysis/feet/feet-client";
import {FEET_MESSAGES} from "@/features/powercenter/analysis/feet/feet-messages";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: "/powercenter/analysis/foot-data", title: (t) => t("powercenter.footData")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function FootDataRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href}) => (
        <FeetClient
          messages={selectMessages(market, FEET_MESSAGES)}
          hrefs={{runs: href("/powercenter/activities"), duo: href("/store/duo")}}
        />
      )}
    </PowerCenterPage>
  );
}
