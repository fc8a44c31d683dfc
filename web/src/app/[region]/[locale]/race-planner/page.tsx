import {CodedPage, codedMetadata} from "@/page-kit/coded-page";
import type {MarketProps} from "@/page-kit/market-props";
import {TargetExample} from "@/sections/race-planner/target-example";

const ROUTE = {slug: "race-planner", path: "/race-planner"};

export async function generateMetadata({params}: MarketProps) {
  return codedMetadata(ROUTE, await params);
}

export default async function RacePlannerRoute({params}: MarketProps) {
  return (
    <CodedPage route={ROUTE} segments={await params}>
      {(context) => (
        <div className="mt-12 max-w-measure">
          <TargetExample context={context} />
        </div>
      )}
    </CodedPage>
  );
}
