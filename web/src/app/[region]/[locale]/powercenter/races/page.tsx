import {RacesClient} from "@/features/powercenter/races/races-client";
import {RACES_MESSAGES} from "@/features/powercenter/races/races-messages";
import {POWER_CENTER_UPLOAD} from "@/features/powercenter/sections";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: "/powercenter/races", title: (t) => t("powercenter.races")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function RacesRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href}) => (
        <RacesClient
          messages={selectMessages(market, RACES_MESSAGES)}
          hrefs={{
            criticalPower: href("/powercenter/analysis/critical-power"),
            upload: href(POWER_CENTER_UPLOAD),
          }}
        />
      )}
    </PowerCenterPage>
  );
}
