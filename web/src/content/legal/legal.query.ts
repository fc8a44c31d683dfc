import "server-only";
import {localized} from "@gradus/schemas/localized";
import {type Locale, localeChain, type MarketParams} from "@gradus/schemas/markets";
import {cacheTag} from "next/cache";
import {defineQuery} from "next-sanity";
import {tags} from "../cache-tags";
import {readForMarket} from "../read-for-market";
import type {LegalDocumentQueryResult, LegalIndexQueryResult} from "../sanity.generated";
import {getRegionSettings} from "../settings/region-settings.query";
import {mergeClauses} from "./merge-clauses";

const legalDocumentQuery = defineQuery(`
  *[_type == "legalDocument" && kind == $kind][0]{
    _id, kind, path, "title": ${localized("title")},
    "overlay": *[_type == "legalVersion" && kind == $kind && scope == $scope && scope != "base" && sealed
        && effectiveFrom <= $today] | order(effectiveFrom desc)[0]{
      _id, label, effectiveFrom, seal,
      "text": *[_type == "legalText" && version._ref == ^._id && locale in $chain]
        | order(select(locale == $chain[0] => 0, locale == $chain[1] => 1, 2) asc)[0]{
        _id, locale, title, summary, contentHash, overrides[]{_key, mode, anchor, after, title, body}
      },
      "base": base->{
        _id, label, effectiveFrom, seal,
        "text": *[_type == "legalText" && version._ref == ^._id && locale in $chain]
          | order(select(locale == $chain[0] => 0, locale == $chain[1] => 1, 2) asc)[0]{
          _id, locale, title, summary, contentHash, clauses[]{_key, anchor, aliases, title, body}
        }
      }
    },
    "plain": *[_type == "legalVersion" && kind == $kind && scope == "base" && sealed && effectiveFrom <= $today]
        | order(effectiveFrom desc)[0]{
      _id, label, effectiveFrom, seal,
      "text": *[_type == "legalText" && version._ref == ^._id && locale in $chain]
        | order(select(locale == $chain[0] => 0, locale == $chain[1] => 1, 2) asc)[0]{
        _id, locale, title, summary, contentHash, clauses[]{_key, anchor, aliases, title, body}
      }
    },
    "next": *[_type == "legalVersion" && kind == $kind && scope in [$scope, "base"] && sealed
        && effectiveFrom > $today && announcedOn <= $today] | order(effectiveFrom asc)[0]{_id, label, effectiveFrom},
    "bounds": *[_type == "legalVersion" && kind == $kind && sealed]{effectiveFrom, announcedOn}
  }
`);

const legalIndexQuery = defineQuery(`
  *[_type == "legalDocument"] | order(kind asc){
    _id, kind, path, "title": ${localized("title")},
    "inForce": *[_type == "legalVersion" && kind == ^.kind && scope in [$scope, "base"] && sealed
      && effectiveFrom <= $today] | order(effectiveFrom desc)[0]{_id, label, effectiveFrom},
    "bounds": *[_type == "legalVersion" && kind == ^.kind && sealed]{effectiveFrom}
  }
`);

/**
 * The version of a legal document that applies in a market today, its clauses merged with the region's own.
 * Null when none is in force: the address then answers 404.
 */
export async function getLegalDocument(kind: string, market: MarketParams) {
  "use cache";
  const {legal} = await getRegionSettings(market.region);
  const chain = legalChain(market.locale, legal.bindingLocale);
  const found = await readForMarket<LegalDocumentQueryResult>(legalDocumentQuery, market, {kind, chain}, [
    tags.legal(kind),
  ]);
  const base = found?.overlay?.base ?? found?.plain;
  if (!found || !base?.text) return null;
  const overrides = found.overlay?.text?.overrides ?? [];
  const version = found.overlay ?? base;
  return {
    kind: found.kind,
    path: found.path,
    title: base.text.title,
    label: version.label,
    effectiveFrom: version.effectiveFrom,
    contentHash: (found.overlay?.text ?? base.text).contentHash,
    summary: (found.overlay?.text ?? base.text).summary,
    clauses: mergeClauses(base.text.clauses ?? [], overrides),
    shownLocale: base.text.locale,
    bindingLocale: legal.bindingLocale,
    next: found.next,
  };
}

export type LegalDocument = NonNullable<Awaited<ReturnType<typeof getLegalDocument>>>;

/** All legal documents with the version that applies today, for the index. */
export async function listLegalDocuments(market: MarketParams) {
  "use cache";
  cacheTag(tags.type("legal"));
  const found = await readForMarket<LegalIndexQueryResult>(legalIndexQuery, market, {}, [tags.type("legal")]);
  return found.filter(({inForce}) => inForce !== null);
}

/** Legal text falls back to the binding language of the region before English. */
function legalChain(locale: Locale, bindingLocale: string): string[] {
  return [...new Set([locale, bindingLocale, ...localeChain(locale)])];
}
