import {listProducts} from "@/content/page/products.query";
import {ProductList} from "@/features/store/product-list";
import {featuredFirst} from "@/features/store/products-of";
import type {MarketProps} from "@/page-kit/market-props";
import {SystemPage, systemPageMetadata} from "@/page-kit/system-page";
import {viewMarket} from "@/preview/view-market";

const ROUTE = {slug: "products", path: "/products"};

export async function generateMetadata({params}: MarketProps) {
  return systemPageMetadata(ROUTE, await params);
}

export default async function ProductsRoute({params}: MarketProps) {
  const segments = await params;
  const products = await listProducts(await viewMarket(segments));
  return (
    <SystemPage route={ROUTE} segments={segments}>
      {(context) => <ProductList products={featuredFirst(products, context.catalog)} context={context} />}
    </SystemPage>
  );
}
