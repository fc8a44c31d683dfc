import "server-only";
import {formatLocale, parseMarket} from "@gradus/schemas/markets";
import {getLegalDocument} from "@/content/legal/legal-document";
import {createPageContext} from "@/content/page/create-page-context";
import {siteOrigin} from "@/lib/site-origin";
import type {LegalSegments} from "./legal-segments";
import {plainText} from "./plain-text";

/** A document as a text file: the version that applies today, or the one that began on a day. */
export async function plainTextResponse(
  {region, locale, document: kind}: LegalSegments & {document: string},
  date: string | null = null,
): Promise<Response> {
  const market = parseMarket(region, locale);
  const document = market && (await getLegalDocument(kind, market, date));
  if (!document) return new Response("Not found\n", {status: 404, headers: HEADERS});
  const context = await createPageContext(market, document.path);
  return new Response(plainText(document, context, siteOrigin()), {
    headers: {
      ...HEADERS,
      "content-language": formatLocale({...market, locale: document.shownLocale}),
      "x-legal-source": document.source,
    },
  });
}

// The page itself is what search engines should find.
const HEADERS = {"content-type": "text/plain; charset=utf-8", "x-robots-tag": "noindex"};
