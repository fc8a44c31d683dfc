import {DistributionClient} from "@/features/powercenter/analysis/distribution/distribution-client";
import {DISTRIBUTION_MESSAGES} from "@/features/powercenter/analysis/distribution/distribution-messages";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {
  path: "/powercenter/analysis/distribution",
  title: (t) => t("powercenter.distribution"),
};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function DistributionRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href}) => (
        <DistributionClient
          messages={selectMessages(market, DISTRIBUTION_MESSAGES)}
          hrefs={{
            upload: href("/powercenter/upload"),
            runs: href("/powercenter/activities"),
            self: href(ROUTE.path),
          }}
        />
      )}
    </PowerCenterPage>
  );
}
