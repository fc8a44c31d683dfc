import {stegaClean} from "@sanity/client/stega";
import type {Metadata} from "next";
import {notFound} from "next/navigation";
import {getLegalDocument} from "@/content/legal/legal-document";
import {createPageContext} from "@/content/page/create-page-context";
import {ComparedVersions} from "@/features/legal/compared-versions";
import {getComparison} from "@/features/legal/get-comparison";
import {legalPaths} from "@/features/legal/legal-paths";
import type {LegalSegments} from "@/features/legal/legal-segments";
import {PrintLabelClient} from "@/features/legal/print-label-client";
import {RedlineView} from "@/features/legal/redline/redline-view";
import {VersionSummary} from "@/features/legal/version-summary";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket, withPlainView} from "@/preview/view-market";
import {Container} from "@/ui/container";
import {legalMetadata} from "./legal-metadata";

interface Props {
  readonly kind: string;
  /** The days the two versions began. */
  readonly from: string;
  readonly to: string;
  readonly segments: LegalSegments;
}

export async function comparePageMetadata({kind, to, segments}: Props): Promise<Metadata> {
  return legalMetadata(kind, segments, async (market, t) => {
    const document = await getLegalDocument(kind, market, to);
    if (!document) return null;
    const title = t("legal.changesOf", {document: document.title});
    return {path: legalPaths.pickTwo(document.path), title, noindex: true};
  });
}

export async function ComparePage({kind, from, to, segments}: Props) {
  // Without an editor's marks: they would count as changed words.
  const market = await withPlainView(await viewMarket(segments));
  const comparison = await getComparison(kind, from, to, market);
  if (!comparison) notFound();
  const {older, newer, redline} = comparison;
  const context = await createPageContext(market, legalPaths.pickTwo(newer.path));
  const {t} = context;
  const title = t("legal.changesOf", {document: newer.title});
  const labels = {from: older.version.label, to: newer.version.label};
  return (
    <SitePage context={context}>
      <Container className="py-section">
        <h1 className="text-h2 md:text-display-2">{title}</h1>
        <ComparedVersions older={older} newer={newer} context={context} />
        {newer.previous?._id === older.version._id && (
          <VersionSummary summary={newer.summary} locale={newer.shownLocale} context={context} />
        )}
        <RedlineView redline={redline} locale={newer.shownLocale} context={context} />
        <PrintLabelClient text={stegaClean(`${title} · ${t("legal.comparing", labels)}`)} />
      </Container>
    </SitePage>
  );
}
