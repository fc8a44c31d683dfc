import {getPriceValidUntil} from "@/content/catalog/price-valid-until";
import type {ProductPage} from "@/content/page/product-page.query";
import type {PageContext} from "@/content/page-context";
import {JsonLd} from "@/content/seo/json-ld";
import {productData} from "./product-data";

interface Props {
  readonly page: ProductPage;
  readonly context: PageContext;
}

/** Renders nothing while the product has no price. */
export async function ProductJsonLd({page, context}: Props) {
  const data = productData(page, context, await getPriceValidUntil());
  return data && <JsonLd data={data} />;
}
