import "server-only";
import {mergeClauses} from "@gradus/schemas/legal/merge-clauses";
import {defineQuery} from "next-sanity";
import type {MarketView} from "@/content/view";
import {tags} from "../cache-tags";
import type {LegalHistoryQueryResult} from "../sanity.generated";
import {readForMarket} from "../settings/read-for-market";
import type {LegalArchive, LegalVersion} from "./legal-archive.query";
import {legalChain} from "./legal-chain";
import {textsInOneLanguage} from "./texts-in-one-language";

const legalHistoryQuery = defineQuery(`
  *[_type == "legalText" && version._ref in $ids && locale in $chain]{
    _id, locale, version, summary,
    clauses[]{_key, anchor, aliases, title},
    overrides[]{_key, anchor, mode, after, title}
  }
`);

export interface LegalHistoryEntry extends LegalVersion {
  readonly summary: LegalHistoryQueryResult[number]["summary"] | null;
  readonly shownLocale: string | null;
  readonly clauses: readonly {
    readonly anchor: string;
    readonly aliases?: readonly string[] | null;
    readonly title: string;
  }[];
}

/** Newest first. */
export async function listLegalHistory(
  {kind, versions}: Pick<LegalArchive, "kind" | "versions">,
  market: MarketView,
): Promise<LegalHistoryEntry[]> {
  "use cache";
  const chainOf = ({bindingLocale}: LegalVersion) => legalChain(market.locale, bindingLocale);
  const chain = [...new Set(versions.flatMap(chainOf))];
  const ids = versions.flatMap(({_id, base}) => (base === null ? [_id] : [_id, base]));
  const texts = await readForMarket("LegalHistoryQueryResult", legalHistoryQuery, market, {ids, chain}, [
    tags.legal(kind),
  ]);
  return versions.map((version) => {
    const own = version.base === null ? [version._id] : [version._id, version.base];
    const [text, common = text] = textsInOneLanguage(texts, own, chainOf(version)) ?? [];
    return {
      ...version,
      summary: text?.summary ?? null,
      shownLocale: text?.locale ?? null,
      clauses: mergeClauses(common?.clauses ?? [], text?.overrides ?? []),
    };
  });
}
