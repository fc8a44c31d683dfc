import {Directory} from "@/features/coaches/directory/directory";
import type {MarketProps} from "@/page-kit/market-props";
import {SystemPage, systemPageMetadata} from "@/page-kit/system-page";

const ROUTE = {slug: "coaches", path: "/coaches"};

export async function generateMetadata({params}: MarketProps) {
  return systemPageMetadata(ROUTE, await params);
}

export default async function CoachesRoute({params}: MarketProps) {
  return (
    <SystemPage route={ROUTE} segments={await params}>
      {(context) => <Directory context={context} />}
    </SystemPage>
  );
}
