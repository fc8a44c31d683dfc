import {parseMarket} from "@gradus/schemas/markets";
import {createPageContext} from "@/content/page/create-page-context";
import {getProductPage} from "@/content/page/product-page.query";
import {inOneLanguage, shownContext} from "@/content/page/shown-language";
import {redirectOrNotFound} from "@/content/redirects/redirect-or-not-found";
import {PageJsonLd} from "@/content/seo/json-ld";
import {resolveRequiredText} from "@/content/tokens/resolve-required-text";
import type {MarketView} from "@/content/view";
import {BuyBar} from "@/features/store/buy-bar";
import {ProductFacts} from "@/features/store/product-facts";
import {ProductIntro} from "@/features/store/product-intro";
import {ProductJsonLd} from "@/features/store/product-json-ld";
import {headOf} from "@/page-kit/composed-page";
import {FaqJsonLd} from "@/page-kit/faq-json-ld";
import type {SlugProps} from "@/page-kit/market-props";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket, withPlainView} from "@/preview/view-market";
import {hasNewsletter} from "@/sections/newsletter/has-newsletter";
import {SectionList} from "@/sections/registry";

type Props = SlugProps<"product">;

const pathOf = (product: string) => `/store/${product}`;

export function generateStaticParams() {
  return [{product: "pod"}];
}

async function readProduct(product: string, market: MarketView) {
  return inOneLanguage(await getProductPage(product, market), market, (shown) =>
    getProductPage(product, shown),
  );
}

export async function generateMetadata({params}: Props) {
  const {product, ...segments} = await params;
  const known = parseMarket(segments.region, segments.locale);
  if (!known) return {};
  const market = await withPlainView(known);
  const page = await readProduct(product, market);
  return page ? headOf(page, await createPageContext(market, pathOf(product))) : {};
}

export default async function ProductRoute({params}: Props) {
  const {product, ...segments} = await params;
  const market = await viewMarket(segments);
  const page = await readProduct(product, market);
  if (!page) return redirectOrNotFound(pathOf(product), market);
  const context = await createPageContext(market, pathOf(product));
  const shown = await shownContext(context, page);
  return (
    <SitePage
      context={context}
      opensOnField
      fallbackLocale={page.isFallback ? page.shownLocale : null}
      hasNewsletterSection={hasNewsletter(page.sections, shown)}
    >
      <ProductIntro page={page} context={shown} />
      <ProductFacts page={page} context={shown} />
      <SectionList sections={page.sections ?? []} context={shown} />
      <BuyBar skus={page.skus ?? []} context={shown} />
      <ProductJsonLd page={page} context={{...shown, market}} />
      <FaqJsonLd sections={page.sections} context={shown} />
      <PageJsonLd title={resolveRequiredText(page.title, shown)} context={context} />
    </SitePage>
  );
}
