import "server-only";
import {mergeClauses} from "@gradus/schemas/legal/merge-clauses";
import {cacheLife} from "next/cache";
import {defineQuery} from "next-sanity";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import type {LegalTextQueryResult} from "../sanity.generated";
import {readForMarket} from "../settings/read-for-market";
import {repair} from "../shape/repair";
import {authenticTexts} from "./authentic-text";
import type {LegalVersion} from "./legal-archive.query";
import {legalChain} from "./legal-chain";
import {textsInOneLanguage} from "./texts-in-one-language";

// Whole documents: the seal covers every field.
const legalTextQuery = defineQuery(`*[_type == "legalText" && version._ref in $ids && locale in $chain]`);

const RECHECK_S = 60;
/** What the notary's copy does without. */
const EMPTY_SYSTEM_FIELDS = {_rev: "", _createdAt: "", _updatedAt: ""};
// A shorter expiry would take the page out of the prerender.
const EXPIRE_FLOOR_S = 301;

/**
 * The words of a version as they bind in a market: the region's own clauses merged with the common ones. Null when
 * there is no text in a language the market falls back to.
 */
export async function getLegalText(
  kind: string,
  {_id, base, bindingLocale}: Pick<LegalVersion, "_id" | "base" | "bindingLocale">,
  market: MarketView,
) {
  "use cache";
  const chain = legalChain(market.locale, bindingLocale);
  const ids = base === null ? [_id] : [_id, base];
  const texts = await readForMarket(
    "LegalTextQueryResult",
    legalTextQuery,
    market,
    {ids, chain},
    [tags.legal(kind)],
    {isSealed: true},
  );
  const found = market.view ? unverifiedTexts(texts, ids, chain) : await authenticTexts(texts, ids, chain);
  if (!found.isChecked) cacheLife({stale: 30, revalidate: RECHECK_S, expire: EXPIRE_FLOOR_S});
  const [own, common = own] = repair(
    "LegalTextQueryResult",
    found.texts.map(({text}) => ({...EMPTY_SYSTEM_FIELDS, ...text})),
  );
  if (!own || !common) return null;
  return {
    textId: own._id,
    contentHash: own.contentHash ?? null,
    title: own.title,
    summary: own.summary ?? null,
    clauses: mergeClauses((common.clauses ?? []).map(toClause), (own.overrides ?? []).map(toOverride)).map(
      toClause,
    ),
    shownLocale: own.locale,
    bindingLocale,
    source: found.texts.some(({source}) => source === "notary") ? ("notary" as const) : ("content" as const),
  };
}

/** Drafts: only sealed words can be compared with their seal. */
function unverifiedTexts(texts: LegalTextQueryResult, ids: readonly string[], chain: readonly string[]) {
  const chosen = textsInOneLanguage(texts, ids, chain) ?? [];
  return {texts: chosen.map((text) => ({text, source: "content" as const})), isChecked: true};
}

export type LegalText = NonNullable<Awaited<ReturnType<typeof getLegalText>>>;
export type LegalClause = LegalText["clauses"][number];

type StoredOverride = NonNullable<LegalTextQueryResult[number]["overrides"]>[number];
type Body = NonNullable<LegalTextQueryResult[number]["summary"]>;

interface AnyClause {
  readonly _key: string;
  readonly anchor: string;
  readonly aliases?: readonly string[] | null;
  readonly title: string;
  readonly body: Body;
}

/** Listed, not spread: how a clause is stored is not for visitors. */
function toClause({_key, anchor, aliases, title, body}: AnyClause) {
  return {_key, anchor, aliases: aliases ?? [], title, body};
}

/** Without the reason, which is for colleagues. */
function toOverride({_key, anchor, mode, after, title, body}: StoredOverride) {
  return {_key, anchor, mode, after: after ?? null, title: title ?? null, body: body ?? []};
}
