import type {Metadata} from "next";
import {notFound} from "next/navigation";
import type {ReactNode} from "react";
import {getLegalDocument} from "@/content/legal/legal-document";
import {createPageContext} from "@/content/page/create-page-context";
import type {PageContext} from "@/content/page-context";
import {PageJsonLd} from "@/content/seo/json-ld";
import {LegalArticle} from "@/features/legal/legal-article";
import type {LegalSegments} from "@/features/legal/legal-segments";
import {NewVersionNotice} from "@/features/legal/new-version-notice";
import {NextVersionNotice} from "@/features/legal/next-version-notice";
import {formatDay} from "@/lib/format/dates";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";
import {legalMetadata} from "./legal-metadata";

export async function legalPageMetadata(kind: string, segments: LegalSegments): Promise<Metadata> {
  return legalMetadata(kind, segments, async (market, t) => {
    const document = await getLegalDocument(kind, market);
    if (!document) return null;
    const {label, effectiveFrom} = document.version;
    return {
      path: document.path,
      title: document.title,
      facts: [
        t("legal.version", {version: label}),
        t("legal.effective", {date: formatDay(effectiveFrom, market)}),
      ],
      isFallback: document.shownLocale !== market.locale,
    };
  });
}

interface Props {
  readonly kind: string;
  readonly segments: LegalSegments;
  /** Renders material that a document refers to but that is stored elsewhere, such as the storage register. */
  readonly appendix?: (context: PageContext, title: string) => ReactNode;
}

/** The version of a legal document that applies here and today. */
export async function LegalPage({kind, segments, appendix}: Props) {
  const market = await viewMarket(segments);
  const document = await getLegalDocument(kind, market);
  if (!document) notFound();
  const context = await createPageContext(market, document.path);
  const isFallback = document.shownLocale !== market.locale;
  return (
    <SitePage context={context} fallbackLocale={isFallback ? document.shownLocale : null}>
      <LegalArticle
        document={document}
        context={context}
        notice={
          <>
            <NewVersionNotice document={document} context={context} />
            <NextVersionNotice document={document} context={context} />
          </>
        }
      >
        {appendix?.(context, document.title)}
      </LegalArticle>
      <PageJsonLd title={document.title} context={context} />
    </SitePage>
  );
}
