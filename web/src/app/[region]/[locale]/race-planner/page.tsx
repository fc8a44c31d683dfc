import {RacePlanner} from "@/features/race-planner/race-planner";
import type {MarketProps} from "@/page-kit/market-props";
import {SystemPage, systemPageMetadata} from "@/page-kit/system-page";
import {TargetExample} from "@/sections/race-planner/target-example";

const ROUTE = {slug: "race-planner", path: "/race-planner"};

export async function generateMetadata({params}: MarketProps) {
  return systemPageMetadata(ROUTE, await params);
}

export default async function RacePlannerRoute({params}: MarketProps) {
  return (
    <SystemPage route={ROUTE} segments={await params}>
      {(context) => (
        <RacePlanner context={context}>
          <TargetExample context={context} />
        </RacePlanner>
      )}
    </SystemPage>
  );
}
