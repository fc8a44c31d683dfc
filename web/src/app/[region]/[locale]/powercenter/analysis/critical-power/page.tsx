import {CriticalPowerClient} from "@/features/powercenter/critical-power/critical-power-client";
import {powerHrefs} from "@/features/powercenter/power/power-hrefs";
import {POWER_MESSAGES} from "@/features/powercenter/power/power-messages";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {
  path: "/powercenter/analysis/critical-power",
  title: (t) => t("powercenter.criticalPower"),
};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function CriticalPowerRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href}) => (
        <CriticalPowerClient messages={selectMessages(market, POWER_MESSAGES)} hrefs={powerHrefs(href)} />
      )}
    </PowerCenterPage>
  );
}
