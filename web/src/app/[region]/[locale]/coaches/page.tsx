import {Directory} from "@/features/coaches/directory/directory";
import {CodedPage, codedMetadata} from "@/page-kit/coded-page";
import type {MarketProps} from "@/page-kit/market-props";

const ROUTE = {slug: "coaches", path: "/coaches"};

export async function generateMetadata({params}: MarketProps) {
  return codedMetadata(ROUTE, await params);
}

export default async function CoachesRoute({params}: MarketProps) {
  return (
    <CodedPage route={ROUTE} segments={await params}>
      {(context) => <Directory context={context} />}
    </CodedPage>
  );
}
