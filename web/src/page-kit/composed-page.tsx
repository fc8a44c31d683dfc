import {parseMarket} from "@gradus/schemas/markets";
import {isHero} from "@gradus/schemas/section-meta";
import type {Metadata} from "next";
import {createPageContext} from "@/content/page/create-page-context";
import {getPage, type Page} from "@/content/page/page.query";
import type {ComposedType} from "@/content/page/page-type";
import {inOneLanguage, shownContext} from "@/content/page/shown-language";
import type {PageContext} from "@/content/page-context";
import {redirectOrNotFound} from "@/content/redirects/redirect-or-not-found";
import {PageJsonLd} from "@/content/seo/json-ld";
import {pageMetadata} from "@/content/seo/page-metadata";
import {resolveRequiredText} from "@/content/tokens/resolve-required-text";
import {resolveText} from "@/content/tokens/resolve-text";
import type {MarketView} from "@/content/view";
import {viewMarket, withPlainView} from "@/preview/view-market";
import {hasNewsletter} from "@/sections/newsletter/has-newsletter";
import {resolveSections} from "@/sections/parts/resolve-section";
import {SectionList} from "@/sections/registry";
import {Container} from "@/ui/container";
import {FaqJsonLd} from "./faq-json-ld";
import {SitePage} from "./site-page";

interface ComposedRoute {
  readonly type: ComposedType;
  readonly slug: string;
  /** Site path without region and language. */
  readonly path: string;
}

type Segments = {region: string; locale: string};

/** Head of a page that editors compose. An unknown page has no head: the body answers 404. */
export async function composedMetadata(route: ComposedRoute, segments: Segments): Promise<Metadata> {
  const known = parseMarket(segments.region, segments.locale);
  if (!known) return {};
  const market = await withPlainView(known);
  const page = await readPage(route, market);
  if (!page) return {};
  return headOf(page, await createPageContext(market, route.path));
}

function readPage({type, slug}: ComposedRoute, market: MarketView): Promise<Page | null> {
  const read = (shown: MarketView) => getPage(type, slug, shown);
  return read(market).then((page) => inOneLanguage(page, market, read));
}

export async function headOf(
  page: Pick<Page, "_id" | "title" | "seo" | "alternates" | "isFallback" | "shownLocale">,
  context: PageContext,
): Promise<Metadata> {
  const shown = await shownContext(context, page);
  const title = resolveRequiredText(page.seo?.title ?? page.title, shown);
  const description = page.seo?.description ? resolveText(page.seo.description, shown) : null;
  return pageMetadata({
    market: context.market,
    t: context.t,
    path: context.path,
    title,
    description,
    picture: {id: page._id},
    versions: page.alternates,
    noindex: page.seo?.noindex ?? false,
    isFallback: page.isFallback ?? false,
  });
}

export async function ComposedPage({segments, route}: {segments: Segments; route: ComposedRoute}) {
  const market = await viewMarket(segments);
  const page = await readPage(route, market);
  if (!page) return redirectOrNotFound(route.path, market);
  const context = await createPageContext(market, route.path);
  const shown = await shownContext(context, page);
  const [opening] = resolveSections(page.sections.slice(0, 1), shown);
  const opensOnHero = opening !== undefined && isHero(opening._type);
  return (
    <SitePage
      context={context}
      isPure={page.pure ?? false}
      opensOnField={opensOnHero}
      fallbackLocale={page.isFallback ? page.shownLocale : null}
      hasNewsletterSection={hasNewsletter(page.sections, shown)}
    >
      {!opensOnHero && <PageTitle title={resolveRequiredText(page.title, shown)} />}
      <SectionList sections={page.sections} context={shown} />
      <FaqJsonLd sections={page.sections} context={shown} />
      <PageJsonLd title={resolveRequiredText(page.title, shown)} context={context} />
    </SitePage>
  );
}

function PageTitle({title}: {title: string}) {
  return (
    <Container className="pt-section">
      <h1 className="text-display-2">{title}</h1>
    </Container>
  );
}
