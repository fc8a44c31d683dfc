import {parseMarket} from "@gradus/schemas/markets";
import type {Metadata} from "next";
import type {ReactNode} from "react";
import {createPageContext} from "@/content/page/create-page-context";
import {shownContext} from "@/content/page/shown-language";
import {getSystemPage} from "@/content/page/system-page.query";
import type {PageContext} from "@/content/page-context";
import {PageJsonLd} from "@/content/seo/json-ld";
import {pageMetadata} from "@/content/seo/page-metadata";
import {resolveRequiredText} from "@/content/tokens/resolve-required-text";
import {resolveText} from "@/content/tokens/resolve-text";
import {viewMarket, withPlainView} from "@/preview/view-market";
import {Container} from "@/ui/container";
import {SitePage} from "./site-page";

interface SystemRoute {
  readonly slug: string;
  readonly path: string;
  readonly noindex?: boolean;
}

type Segments = {region: string; locale: string};

/** Head of a page whose layout is code and whose words editors own. */
export async function systemPageMetadata(route: SystemRoute, segments: Segments): Promise<Metadata> {
  const known = parseMarket(segments.region, segments.locale);
  if (!known) return {};
  const market = await withPlainView(known);
  const [page, context] = await Promise.all([
    getSystemPage(route.slug, market),
    createPageContext(market, route.path),
  ]);
  const {title, lead, seo, alternates, isFallback} = page;
  const shown = await shownContext(context, page);
  return pageMetadata({
    market,
    t: context.t,
    path: route.path,
    title: resolveRequiredText(seo?.title ?? title, shown),
    description: resolveText(seo?.description || lead || "", shown) || null,
    picture: {id: page._id},
    versions: alternates,
    noindex: route.noindex ?? seo?.noindex ?? false,
    isFallback: isFallback ?? false,
  });
}

/** Title and lead come from editors, the rest from code, which is localized in every language. */
export async function SystemPage({
  segments,
  route,
  children,
  hasRegionPrompt = true,
}: {
  segments: Segments;
  route: SystemRoute;
  children: (context: PageContext) => ReactNode;
  hasRegionPrompt?: boolean;
}) {
  const market = await viewMarket(segments);
  const [page, context] = await Promise.all([
    getSystemPage(route.slug, market),
    createPageContext(market, route.path),
  ]);
  const shown = await shownContext(context, page);
  const title = resolveRequiredText(page.title, shown);
  const lead = page.lead ? resolveText(page.lead, shown) : null;
  return (
    <SitePage
      context={context}
      hasRegionPrompt={hasRegionPrompt}
      fallbackLocale={page.isFallback ? page.shownLocale : null}
    >
      <Container className="py-section">
        <h1 className="text-display-2">{title}</h1>
        {lead && <p className="mt-4 max-w-measure text-body-lg text-text-2">{lead}</p>}
        {page.isFallback ? <div lang={market.locale}>{children(context)}</div> : children(context)}
      </Container>
      {!route.noindex && <PageJsonLd title={title} context={context} />}
    </SitePage>
  );
}
