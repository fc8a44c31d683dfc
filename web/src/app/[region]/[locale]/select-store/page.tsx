import {CodedPage, codedMetadata} from "@/page-kit/coded-page";
import type {MarketProps} from "@/page-kit/market-props";
import {SelectStore} from "@/shell/select-store";

const ROUTE = {slug: "select-store", path: "/select-store", noindex: true};

export async function generateMetadata({params}: MarketProps) {
  return codedMetadata(ROUTE, await params);
}

export default async function SelectStoreRoute({params}: MarketProps) {
  return (
    <CodedPage route={ROUTE} segments={await params} hasRegionPrompt={false}>
      {(context) => <SelectStore context={context} />}
    </CodedPage>
  );
}
