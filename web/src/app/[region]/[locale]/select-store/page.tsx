import type {MarketProps} from "@/page-kit/market-props";
import {SystemPage, systemPageMetadata} from "@/page-kit/system-page";
import {SelectStore} from "@/shell/select-store";

const ROUTE = {slug: "select-store", path: "/select-store", noindex: true};

export async function generateMetadata({params}: MarketProps) {
  return systemPageMetadata(ROUTE, await params);
}

export default async function SelectStoreRoute({params}: MarketProps) {
  return (
    <SystemPage route={ROUTE} segments={await params} hasRegionPrompt={false}>
      {(context) => <SelectStore context={context} />}
    </SystemPage>
  );
}
