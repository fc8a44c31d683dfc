import {getPriceValidUntil} from "@/content/catalog/price-valid-until";
import type {ProductPage} from "@/content/page/product-page.query";
import type {PageContext} from "@/content/page-context";
import {JsonLd} from "@/content/seo/json-ld";
import {productData} from "./product-data";

interface Props {
  readonly page: ProductPage;
  readonly context: PageContext;
}

/** The product as structured data; nothing while it has no price. */
export async function ProductJsonLd({page, context}: Props) {
  const data = productData(page, context, await getPriceValidUntil());
  return data && <JsonLd data={data} />;
}
