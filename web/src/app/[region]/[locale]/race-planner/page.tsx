import {RacePlannerTeaser} from "@/features/race-planner/race-planner-teaser";
import {CodedPage, codedMetadata} from "@/page-kit/coded-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE = {slug: "race-planner", path: "/race-planner"};

export async function generateMetadata({params}: MarketProps) {
  return codedMetadata(ROUTE, await params);
}

export default async function RacePlannerRoute({params}: MarketProps) {
  return (
    <CodedPage route={ROUTE} segments={await params}>
      {(context) => <RacePlannerTeaser context={context} />}
    </CodedPage>
  );
}
