import type {Metadata} from "next";
import {notFound} from "next/navigation";
import {getLegalArchive} from "@/content/legal/legal-archive.query";
import {listLegalHistory} from "@/content/legal/legal-history.query";
import {createPageContext} from "@/content/page/create-page-context";
import {PageJsonLd} from "@/content/seo/json-ld";
import type {LegalSegments} from "@/features/legal/legal-segments";
import {VersionList} from "@/features/legal/version-list";
import type {Translator} from "@/i18n/message-types";
import {SitePage} from "@/page-kit/site-page";
import {viewMarket} from "@/preview/view-market";
import {Container} from "@/ui/container";
import {legalMetadata} from "./legal-metadata";

interface Kind {
  readonly kind: string;
  readonly segments: LegalSegments;
}

interface Props extends Kind {
  /** Site path of the page below the document's own. */
  readonly below: "/versions" | "/compare";
  readonly heading: (t: Translator, document: string) => string;
  readonly lead?: (t: Translator) => string;
}

export async function versionsPageMetadata({kind, segments, below, heading}: Props): Promise<Metadata> {
  return legalMetadata(kind, segments, async (market, t) => {
    const archive = await getLegalArchive(kind, market);
    if (!archive) return null;
    return {path: `${archive.path}${below}`, title: heading(t, archive.title), noindex: true};
  });
}

export async function VersionsPage({kind, segments, below, heading, lead}: Props) {
  const market = await viewMarket(segments);
  const archive = await getLegalArchive(kind, market);
  if (!archive) notFound();
  const [history, context] = await Promise.all([
    listLegalHistory(archive, market),
    createPageContext(market, `${archive.path}${below}`),
  ]);
  const title = heading(context.t, archive.title);
  return (
    <SitePage context={context}>
      <Container className="py-section">
        <h1 className="text-h2 md:text-display-2">{title}</h1>
        {lead && <p className="mt-4 max-w-measure text-body-lg text-text-2">{lead(context.t)}</p>}
        <VersionList path={archive.path} history={history} context={context} />
      </Container>
      <PageJsonLd title={title} context={context} />
    </SitePage>
  );
}
