import type {ProductSummary} from "@/content/page/products.query";
import type {PageContext} from "@/content/page-context";
import {absoluteUrl} from "@/content/seo/alternates";
import {JsonLd} from "@/content/seo/json-ld";
import {resolveRequiredText} from "@/content/tokens/resolve-required-text";
import {siteOrigin} from "@/lib/site-origin";

interface Props {
  readonly products: readonly Pick<ProductSummary, "slug" | "title">[];
  readonly context: PageContext;
}

export function ProductListJsonLd({products, context}: Props) {
  const itemListElement = products.map(({slug, title}, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: resolveRequiredText(title, context),
    url: absoluteUrl(siteOrigin(), context.market, `/store/${slug}`),
  }));
  return <JsonLd data={{"@type": "ItemList", itemListElement}} />;
}
