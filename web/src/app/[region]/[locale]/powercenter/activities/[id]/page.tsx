import {RunClient} from "@/features/powercenter/run/run-client";
import {RUN_MESSAGES} from "@/features/powercenter/run/run-messages";
import {selectMessages} from "@/i18n/select-messages";
import type {AppRoute} from "@/page-kit/app-page";
import {PowerCenterPage, powerCenterMetadata} from "@/page-kit/power-center-page";

const LIST = "/powercenter/activities";
const CRITICAL_POWER = "/powercenter/analysis/critical-power";
const CURVE = "/powercenter/analysis/power-duration";

interface Props {
  readonly params: Promise<{readonly region: string; readonly locale: string; readonly id: string}>;
}

const routeOf = (id: string): AppRoute => ({path: `${LIST}/${id}`, title: (t) => t("run.one")});

export async function generateMetadata({params}: Props) {
  const {id, ...segments} = await params;
  return powerCenterMetadata(routeOf(id), segments);
}

export default async function RunRoute({params}: Props) {
  const {id, ...segments} = await params;
  return (
    <PowerCenterPage segments={segments} route={routeOf(id)} hasOwnHeading forAthletes="look">
      {({market, href}) => (
        <RunClient
          id={id}
          messages={selectMessages(market, RUN_MESSAGES)}
          runsHref={href(LIST)}
          curveHref={href(CURVE)}
          criticalPowerHref={href(CRITICAL_POWER)}
          accountHref={href("/account")}
          workoutsHref={href("/powercenter/workouts")}
        />
      )}
    </PowerCenterPage>
  );
}
