import {powerHrefs} from "@/features/powercenter/power/power-hrefs";
import {POWER_MESSAGES} from "@/features/powercenter/power/power-messages";
import {PowerDurationClient} from "@/features/powercenter/power-duration/power-duration-client";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {
  path: "/powercenter/analysis/power-duration",
  title: (t) => t("powercenter.powerDuration"),
};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function PowerDurationRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href}) => (
        <PowerDurationClient messages={selectMessages(market, POWER_MESSAGES)} hrefs={powerHrefs(href)} />
      )}
    </PowerCenterPage>
  );
}
