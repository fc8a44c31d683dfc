import {analysisPath} from "@/features/powercenter/sections";
import {TodayClient} from "@/features/powercenter/today/today-client";
import {TODAY_MESSAGES} from "@/features/powercenter/today/today-messages";
import {selectMessages} from "@/i18n/select-messages";
import {isBuiltPath} from "@/lib/is-built-path";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: "/powercenter/today", title: (t) => t("today.title")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function TodayRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE} hasOwnHeading isField>
      {({market, href}) => {
        const ifBuilt = (path: string) => (isBuiltPath(path) ? href(path) : null);
        return (
          <TodayClient
            messages={selectMessages(market, TODAY_MESSAGES)}
            hrefs={{
              start: href("/powercenter"),
              runs: href("/powercenter/activities"),
              criticalPower: href(analysisPath("criticalPower")),
              calendar: ifBuilt("/powercenter/calendar"),
              library: ifBuilt("/powercenter/library"),
              plans: ifBuilt("/powercenter/plans/{id}") && href("/powercenter/plans"),
            }}
          />
        );
      }}
    </PowerCenterPage>
  );
}
