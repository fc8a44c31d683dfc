import {PlanClient} from "@/features/powercenter/plans/plan-client";
import {PLANS_MESSAGES} from "@/features/powercenter/plans/plans-messages";
import {POWER_CENTER_CALENDAR, POWER_CENTER_PLANS} from "@/features/powercenter/sections";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

interface Props {
  readonly params: Promise<{readonly region: string; readonly locale: string; readonly id: string}>;
}

const routeOf = (id: string): AppRoute => ({
  path: `${POWER_CENTER_PLANS}/${id}`,
  title: (t) => t("plans.one"),
});

export async function generateMetadata({params}: Props) {
  const {id, ...segments} = await params;
  return powerCenterMetadata(routeOf(id), segments);
}

export default async function PlanRoute({params}: Props) {
  const {id, ...segments} = await params;
  return (
    <PowerCenterPage segments={segments} route={routeOf(id)} hasOwnHeading forAthletes="look">
      {({market, href}) => (
        <PlanClient
          id={id}
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
