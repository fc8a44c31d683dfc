import {sectionPath} from "@/features/account/sections";
import {OverviewClient} from "@/features/powercenter/overview/overview-client";
import {OVERVIEW_MESSAGES} from "@/features/powercenter/overview/overview-messages";
import {
  analysisPath,
  listAnalysisPages,
  POWER_CENTER_CALENDAR,
  POWER_CENTER_PLANS,
  POWER_CENTER_TODAY,
  POWER_CENTER_UPLOAD,
} from "@/features/powercenter/sections";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: "/powercenter", title: (t) => t("powercenter.title")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function PowerCenterRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE}>
      {({market, href, t}) => (
        <OverviewClient
          messages={selectMessages(market, OVERVIEW_MESSAGES)}
          pages={listAnalysisPages().map(({key, path}) => ({
            label: t(`powercenter.${key}`),
            href: href(path),
          }))}
          hrefs={{
            today: href(POWER_CENTER_TODAY),
            calendar: href(POWER_CENTER_CALENDAR),
            plans: href(POWER_CENTER_PLANS),
            runs: href("/powercenter/activities"),
            upload: href(POWER_CENTER_UPLOAD),
            platforms: href(sectionPath("platforms")),
            devices: href(sectionPath("devices")),
            criticalPower: href(analysisPath("criticalPower")),
            fitness: href(analysisPath("fitness")),
          }}
        />
      )}
    </PowerCenterPage>
  );
}
