import type {ProductSummary} from "@/content/page/products.query";
import type {PageContext} from "@/lib/page-context";
import {absolute} from "@/lib/seo/alternates";
import {siteOrigin} from "@/lib/site-origin";
import {words} from "@/lib/tokens/words";
import {JsonLd} from "@/page-kit/json-ld";

interface Props {
  readonly products: readonly Pick<ProductSummary, "slug" | "title">[];
  readonly context: PageContext;
}

/** Listed products as structured data, in the order the page shows them. */
export function ProductListJsonLd({products, context}: Props) {
  const itemListElement = products.map(({slug, title}, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: words(title, context),
    url: absolute(siteOrigin(), context.market, `/store/${slug}`),
  }));
  return <JsonLd data={{"@type": "ItemList", itemListElement}} />;
}
