import {PlansClient} from "@/features/powercenter/plans/plans-client";
import {PLANS_MESSAGES} from "@/features/powercenter/plans/plans-messages";
import {POWER_CENTER_CALENDAR, POWER_CENTER_PLANS} from "@/features/powercenter/sections";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: POWER_CENTER_PLANS, title: (t) => t("powercenter.plans")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function PlansRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE} forAthletes="plan">
      {({market, href}) => (
        <PlansClient
          messages={selectMessages(market, PLANS_MESSAGES)}
          hrefs={{
            plans: href(POWER_CENTER_PLANS),
            membership: href("/membership"),
            calendar: href(POWER_CENTER_CALENDAR),
          }}
        />
      )}
    </PowerCenterPage>
  );
}
