import {StatsClient} from "@/features/powercenter/analysis/stats/stats-client";
import {STATS_MESSAGES} from "@/features/powercenter/analysis/stats/stats-messages";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: "/powercenter/analysis/stats", title: (t) => t("powercenter.stats")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function StatsRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href}) => (
        <StatsClient
          messages={selectMessages(market, STATS_MESSAGES)}
          uploadHref={href("/powercenter/upload")}
        />
      )}
    </PowerCenterPage>
  );
}
