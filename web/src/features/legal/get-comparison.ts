import "server-only";
import {redline} from "@gradus/schemas/legal/redline";
import {getLegalDocument, type LegalDocument} from "@/content/legal/legal-document";
import {createPageContext} from "@/content/page/create-page-context";
import type {PageContext} from "@/content/page-context";
import {resolveUnit} from "@/content/tokens/resolve-unit";
import type {MarketView} from "@/content/view";
import {sealedContext} from "./sealed-context";

/** Null when one of the two versions does not exist. */
export async function getComparison(kind: string, from: string, to: string, market: MarketView) {
  "use cache";
  const [older, newer, context] = await Promise.all([
    getLegalDocument(kind, market, from),
    getLegalDocument(kind, market, to),
    createPageContext(market, `/${kind}`),
  ]);
  if (!older || !newer) return null;
  const changes = redline(shownClauses(older, context), shownClauses(newer, context), newer.shownLocale);
  return {older, newer, redline: changes};
}

/** Clauses as visitors read them: with their tokens replaced. */
function shownClauses(document: LegalDocument, context: PageContext): LegalDocument["clauses"] {
  return document.clauses.map((clause) => ({
    ...clause,
    body: resolveUnit(clause.body, [], sealedContext(document, context)) ?? [],
  }));
}
