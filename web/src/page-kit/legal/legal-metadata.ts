import "server-only";
import {type MarketParams, parseMarket} from "@gradus/schemas/markets";
import type {Metadata} from "next";
import {createPageContext} from "@/content/page/create-page-context";
import {pageMetadata, pageTitle} from "@/content/seo/page-metadata";
import type {MarketView} from "@/content/view";
import {feedPath} from "@/features/legal/legal-paths";
import type {LegalSegments} from "@/features/legal/legal-segments";
import type {Translator} from "@/i18n/message-types";
import {siteOrigin} from "@/lib/site-origin";
import {withPlainView} from "@/preview/view-market";

interface Head {
  /** Site path of the page. */
  readonly path: string;
  readonly title: string;
  /** Facts that a search result shows after the title. */
  readonly facts?: readonly string[];
  readonly noindex?: boolean;
  readonly isFallback?: boolean;
}

/** Head of a legal page. `describe` answers null for an unknown document: the body then answers 404. */
export async function legalMetadata(
  kind: string,
  segments: LegalSegments,
  describe: (market: MarketView, t: Translator) => Promise<Head | null>,
): Promise<Metadata> {
  const known = parseMarket(segments.region, segments.locale);
  if (!known) return {};
  const market = await withPlainView(known);
  const {t} = await createPageContext(market, `/${kind}`);
  const head = await describe(market, t);
  if (!head) return {};
  const {facts = [], ...rest} = head;
  const description = [pageTitle({t, title: head.title, market}), ...facts].join(". ");
  const metadata = pageMetadata({market, t, ...rest, description: `${description}.`, versions: null});
  return {...metadata, alternates: {...metadata.alternates, types: feedLink(kind, market)}};
}

function feedLink(kind: string, market: MarketParams) {
  return {"application/atom+xml": `${siteOrigin()}${feedPath(kind, market)}`};
}
