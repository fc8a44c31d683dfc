import {listCollections} from "@/content/page/collections.query";
import {listProducts} from "@/content/page/products.query";
import {CollectionList} from "@/features/store/collection-list";
import type {MarketProps} from "@/page-kit/market-props";
import {SystemPage, systemPageMetadata} from "@/page-kit/system-page";
import {viewMarket} from "@/preview/view-market";

const ROUTE = {slug: "collections", path: "/collections"};

export async function generateMetadata({params}: MarketProps) {
  return systemPageMetadata(ROUTE, await params);
}

export default async function CollectionsRoute({params}: MarketProps) {
  const segments = await params;
  const market = await viewMarket(segments);
  const [collections, products] = await Promise.all([listCollections(market), listProducts(market)]);
  return (
    <SystemPage route={ROUTE} segments={segments}>
      {(context) => <CollectionList collections={collections} products={products} context={context} />}
    </SystemPage>
  );
}
