import {type MarketParams, parseMarket} from "@gradus/schemas/markets";
import type {Metadata} from "next";
import {notFound} from "next/navigation";
import type {ReactNode} from "react";
import {getLegalDocument, type LegalDocument} from "@/content/legal/legal.query";
import {createPageContext} from "@/lib/create-page-context";
import {formatDay} from "@/lib/format/dates";
import type {Translator} from "@/lib/messages";
import type {PageContext} from "@/lib/page-context";
import {requireMarket} from "@/lib/require-market";
import {pageMetadata, pageTitle} from "@/lib/seo/page-metadata";
import {PageJsonLd} from "@/page-kit/json-ld";
import {SitePage} from "@/page-kit/site-page";
import {Container} from "@/ui/container";
import {LegalClauses} from "./legal-clauses";
import {LegalHeader} from "./legal-header";

type Segments = {region: string; locale: string};

export async function legalMetadata(kind: string, segments: Segments): Promise<Metadata> {
  const market = parseMarket(segments.region, segments.locale);
  const document = market && (await getLegalDocument(kind, market));
  if (!market || !document) return {};
  const {t} = await createPageContext(market, document.path);
  const {title} = document;
  return pageMetadata({
    market,
    t,
    path: document.path,
    title,
    description: describe(document, market, t),
    versions: null,
    isFallback: document.shownLocale !== market.locale,
  });
}

/** What a search result says of a legal text: whose it is, where it applies and since when. */
function describe(document: LegalDocument, market: MarketParams, t: Translator): string {
  const version = t("legal.version", {version: document.label});
  const effective = t("legal.effective", {date: formatDay(document.effectiveFrom, market)});
  return `${pageTitle({t, title: document.title, market})}. ${version}. ${effective}.`;
}

interface Props {
  readonly kind: string;
  readonly segments: Segments;
  /** What a document refers to and that is kept elsewhere, such as the storage register. */
  readonly appendix?: (context: PageContext, title: string) => ReactNode;
}

/** The version of a legal document that applies here and today. */
export async function LegalPage({kind, segments, appendix}: Props) {
  const market = requireMarket(segments);
  const document = await getLegalDocument(kind, market);
  if (!document) notFound();
  const context = await createPageContext(market, document.path);
  return (
    <SitePage context={context}>
      <Container className="py-section">
        <article lang={document.shownLocale}>
          <LegalHeader document={document} context={context} />
          <LegalClauses clauses={document.clauses} context={context} />
          {appendix?.(context, document.title)}
        </article>
      </Container>
      <PageJsonLd title={document.title} context={context} />
    </SitePage>
  );
}
