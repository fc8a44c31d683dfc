import {parseMarket} from "@gradus/schemas/markets";
import {getCollection} from "@/content/page/collections.query";
import {createPageContext} from "@/content/page/create-page-context";
import {listProducts} from "@/content/page/products.query";
import {shownContext} from "@/content/page/shown-language";
import {redirectOrNotFound} from "@/content/redirects/redirect-or-not-found";
import {PageJsonLd} from "@/content/seo/json-ld";
import {resolveRequiredText} from "@/content/tokens/resolve-required-text";
import {resolveText} from "@/content/tokens/resolve-text";
import {ProductList} from "@/features/store/product-list";
import {productsOf} from "@/features/store/products-of";
import {headOf} from "@/page-kit/composed-page";
import type {SlugProps} from "@/page-kit/market-props";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket, withPlainView} from "@/preview/view-market";
import {Container} from "@/ui/container";

type Props = SlugProps<"handle">;

export function generateStaticParams() {
  return [{handle: "pods"}];
}

export async function generateMetadata({params}: Props) {
  const {handle, ...segments} = await params;
  const known = parseMarket(segments.region, segments.locale);
  if (!known) return {};
  const market = await withPlainView(known);
  const collection = await getCollection(handle, market);
  if (!collection) return {};
  return headOf(collection, await createPageContext(market, `/collections/${handle}`));
}

export default async function CollectionRoute({params}: Props) {
  const {handle, ...segments} = await params;
  const market = await viewMarket(segments);
  const collection = await getCollection(handle, market);
  if (!collection) return redirectOrNotFound(`/collections/${handle}`, market);
  const context = await createPageContext(market, `/collections/${handle}`);
  const shown = await shownContext(context, collection);
  const products = await listProducts(shown.market);
  const text = collection.text ? resolveText(collection.text, shown) : null;
  return (
    <SitePage context={context} fallbackLocale={collection.isFallback ? collection.shownLocale : null}>
      <Container className="py-section">
        <h1 className="text-display-2">{resolveRequiredText(collection.title, shown)}</h1>
        {text && <p className="mt-4 max-w-measure text-body-lg text-text-2">{text}</p>}
        <ProductList products={productsOf(collection.skus ?? [], products)} context={shown} />
      </Container>
      <PageJsonLd title={resolveRequiredText(collection.title, shown)} context={context} />
    </SitePage>
  );
}
