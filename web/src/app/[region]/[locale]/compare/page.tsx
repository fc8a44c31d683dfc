import {listProducts} from "@/content/page/products.query";
import {ComparisonTable} from "@/features/store/comparison-table";
import type {MarketProps} from "@/page-kit/market-props";
import {SystemPage, systemPageMetadata} from "@/page-kit/system-page";
import {viewMarket} from "@/preview/view-market";

const ROUTE = {slug: "compare", path: "/compare"};
const COMPARED = ["pod", "duo"];

export async function generateMetadata({params}: MarketProps) {
  return systemPageMetadata(ROUTE, await params);
}

export default async function CompareRoute({params}: MarketProps) {
  const segments = await params;
  const products = await listProducts(await viewMarket(segments));
  const compared = COMPARED.flatMap((slug) => products.find((product) => product.slug === slug) ?? []);
  return (
    <SystemPage route={ROUTE} segments={segments}>
      {(context) => <ComparisonTable products={compared} context={context} />}
    </SystemPage>
  );
}
