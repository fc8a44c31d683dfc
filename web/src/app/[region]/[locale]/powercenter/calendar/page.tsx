import {sectionPath} from "@/features/account/sections";
import {CalendarClient} from "@/features/powercenter/calendar/calendar-client";
import {CALENDAR_MESSAGES} from "@/features/powercenter/calendar/calendar-messages";
import {selectMessages} from "@/i18n/select-messages";
import {isBuiltPath} from "@/lib/is-built-path";
import type {AppRoute} from "@/page-kit/app-page";
import type {MarketProps} from "@/page-kit/market-props";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const ROUTE: AppRoute = {path: "/powercenter/calendar", title: (t) => t("powercenter.calendar")};

export async function generateMetadata({params}: MarketProps) {
  return powerCenterMetadata(ROUTE, await params);
}

export default async function CalendarRoute({params}: MarketProps) {
  return (
    <PowerCenterPage segments={await params} route={ROUTE} hasOwnHeading forAthletes="look">
      {({market, href}) => (
        <CalendarClient
          messages={selectMessages(market, CALENDAR_MESSAGES)}
          hrefs={{
            runs: href("/powercenter/activities"),
            workouts: isBuiltPath("/powercenter/workouts/new") ? href("/powercenter/workouts") : null,
            plans: isBuiltPath("/powercenter/plans/{id}") ? href("/powercenter/plans") : null,
            platforms: href(sectionPath("platforms")),
          }}
        />
      )}
    </PowerCenterPage>
  );
}
