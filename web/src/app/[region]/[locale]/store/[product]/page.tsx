import {parseMarket} from "@gradus/schemas/markets";
import {createPageContext} from "@/content/page/create-page-context";
import {getProductPage} from "@/content/page/product-page.query";
import {redirectOrNotFound} from "@/content/redirects/redirect-or-not-found";
import {PageJsonLd} from "@/content/seo/json-ld";
import {resolveRequiredText} from "@/content/tokens/resolve-required-text";
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

export async function generateMetadata({params}: Props) {
  const {product, ...segments} = await params;
  const known = parseMarket(segments.region, segments.locale);
  if (!known) return {};
  const market = await withPlainView(known);
  const page = await getProductPage(product, market);
  return page ? headOf(page, await createPageContext(market, pathOf(product))) : {};
}

export default async function ProductRoute({params}: Props) {
  const {product, ...segments} = await params;
  const market = await viewMarket(segments);
  const page = await getProductPage(product, market);
  if (!page) return redirectOrNotFound(pathOf(product), market);
  const context = await createPageContext(market, pathOf(product));
  return (
    <SitePage
      context={context}
      opensOnField
      fallbackLocale={page.isFallback ? page.shownLocale : null}
      hasNewsletterSection={hasNewsletter(page.sections, context)}
    >
      <ProductIntro page={page} context={context} />
      <ProductFacts page={page} context={context} />
      <SectionList sections={page.sections ?? []} context={context} />
      <ProductJsonLd page={page} context={context} />
      <FaqJsonLd sections={page.sections} context={context} />
      <PageJsonLd title={resolveRequiredText(page.title, context)} context={context} />
    </SitePage>
  );
}
