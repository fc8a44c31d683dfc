import type {Metadata} from "next";
import {notFound} from "next/navigation";
import {getLegalDocument} from "@/content/legal/legal-document";
import {createPageContext} from "@/content/page/create-page-context";
import {PageJsonLd} from "@/content/seo/json-ld";
import {LegalArticle} from "@/features/legal/legal-article";
import {legalPaths} from "@/features/legal/legal-paths";
import type {LegalSegments} from "@/features/legal/legal-segments";
import {VersionBanner} from "@/features/legal/version-banner";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";
import {legalMetadata} from "./legal-metadata";

interface Props {
  readonly kind: string;
  /** The day the version began or will begin. */
  readonly date: string;
  readonly segments: LegalSegments;
}

export async function versionPageMetadata({kind, date, segments}: Props): Promise<Metadata> {
  return legalMetadata(kind, segments, async (market, t) => {
    const document = await getLegalDocument(kind, market, date);
    if (!document) return null;
    const {title, version, path} = document;
    return {
      path: legalPaths.version(path, date),
      title: t("legal.versionOf", {document: title, version: version.label}),
      noindex: true,
    };
  });
}

/** One version at its permanent address, frozen: its text never changes, only whether it applies. */
export async function VersionPage({kind, date, segments}: Props) {
  const market = await viewMarket(segments);
  const document = await getLegalDocument(kind, market, date);
  if (!document) notFound();
  const context = await createPageContext(market, legalPaths.version(document.path, date));
  const isFallback = document.shownLocale !== market.locale;
  return (
    <SitePage context={context} fallbackLocale={isFallback ? document.shownLocale : null}>
      <LegalArticle
        document={document}
        context={context}
        notice={<VersionBanner document={document} context={context} />}
      />
      <PageJsonLd title={document.title} context={context} />
    </SitePage>
  );
}
