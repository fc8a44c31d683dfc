import {Art} from "@/art/art";
import type {ProductSummary} from "@/content/page/products.query";
import type {PageContext} from "@/content/page-context";
import {absoluteUrl} from "@/content/seo/alternates";
import {JsonLd} from "@/content/seo/json-ld";
import {resolveRequiredPlainText, resolveRequiredText} from "@/content/tokens/resolve-required-text";
import {resolveText} from "@/content/tokens/resolve-text";
import {siteOrigin} from "@/lib/site-origin";
import {ButtonLink} from "@/ui/button-link";
import {ProductPrice} from "./product-price";

interface Props {
  readonly products: readonly ProductSummary[];
  readonly context: PageContext;
}

export function ProductList({products, context}: Props) {
  const {t} = context;
  if (products.length === 0) return <p className="mt-8 text-body-lg">{t("products.empty")}</p>;
  return (
    <>
      <p className="mt-8 text-label text-text-2">{t("store.products", {count: products.length})}</p>
      <ul className="mt-4 grid gap-x-gutter gap-y-12 md:grid-cols-2">
        {products.map((product) => (
          <ProductStrip key={product._id} product={product} context={context} />
        ))}
      </ul>
      <ProductListJsonLd products={products} context={context} />
    </>
  );
}

function ProductStrip({product, context}: {product: ProductSummary; context: PageContext}) {
  const {t, href} = context;
  const title = resolveRequiredText(product.title, context);
  const tagline = product.tagline ? resolveText(product.tagline, context) : null;
  return (
    <li className="flex flex-col border-t border-line-strong pt-4">
      <article aria-labelledby={`product-${product.slug}`} className="flex grow flex-col">
        <div
          className={`field-${product.field ?? "asphalt"} grid aspect-16/10 grid-cols-1 place-items-center p-8`}
        >
          {product.art && (
            <Art
              art={{...product.art, alt: resolveText(product.art.alt ?? "", context)}}
              idPrefix={product.slug ?? product._id}
              className="h-full max-w-full"
            />
          )}
        </div>
        <h2 id={`product-${product.slug}`} className="mt-6 text-h2">
          {title}
        </h2>
        {tagline && <p className="mt-2 text-body text-text-2">{tagline}</p>}
        <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
          <ProductPrice skus={product.skus ?? []} context={context} />
          <ButtonLink
            variant="secondary"
            href={href(`/store/${product.slug}`)}
            aria-label={`${t("store.details")}: ${resolveRequiredPlainText(product.title, context)}`}
          >
            {t("store.details")}
          </ButtonLink>
        </div>
      </article>
    </li>
  );
}

interface JsonLdProps {
  readonly products: readonly Pick<ProductSummary, "slug" | "title">[];
  readonly context: PageContext;
}

function ProductListJsonLd({products, context}: JsonLdProps) {
  const itemListElement = products.map(({slug, title}, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: resolveRequiredText(title, context),
    url: absoluteUrl(siteOrigin(), context.market, `/store/${slug}`),
  }));
  return <JsonLd data={{"@type": "ItemList", itemListElement}} />;
}
