import {sectionPath} from "@/features/account/sections";
import {AthletesClient} from "@/features/powercenter/athletes/athletes-client";
import {ATHLETES_MESSAGES} from "@/features/powercenter/athletes/athletes-messages";
import {POWER_CENTER_ATHLETES, POWER_CENTER_CALENDAR} from "@/features/powercenter/sections";
import {selectMessages} from "@/i18n/select-messages";
import {isBuiltPath} from "@/lib/is-built-path";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: POWER_CENTER_ATHLETES, title: (t) => t("powercenter.athletes")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function AthletesRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href}) => (
        <AthletesClient
          locale={market.locale}
          messages={selectMessages(market, ATHLETES_MESSAGES)}
          hrefs={{
            calendar: isBuiltPath(POWER_CENTER_CALENDAR) ? href(POWER_CENTER_CALENDAR) : null,
            runs: href("/powercenter/activities"),
            shares: href(sectionPath("shares")),
          }}
        />
      )}
    </PowerCenterPage>
  );
}
