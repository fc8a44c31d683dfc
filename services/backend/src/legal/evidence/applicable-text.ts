import {versionOn, versionsOfRegion} from "@gradus/schemas/legal/versions-of-region";
import type {MarketParams} from "@gradus/schemas/markets";
import {dayInZone} from "@gradus/schemas/zoned-time";
import type {Db} from "../../core/db/db.ts";
import {createNotary, type Notary} from "../versions/notary.ts";
import {plainText} from "../versions/plain-text.ts";
import type {SealedRegion} from "../versions/sealed-regions.ts";
import {listSealedVersions, type SealedVersion} from "../versions/sealed-versions.ts";
import {mergeText} from "./merged-text.ts";

export interface ApplicableText {
  readonly locale: string;
  readonly title: string;
  readonly version: string;
  /** Each clause with its title as the first line. */
  readonly clauses: readonly string[];
  readonly seller: Pick<SealedRegion, "provider" | "supportEmail">;
}

interface LegalTextQuery {
  readonly kind: string;
  readonly market: MarketParams;
  readonly at: Date;
}

/**
 * The words that bind in a region at a moment, in the reader's language or else the binding one. All of it comes from
 * the record, so that a mail can carry what was agreed however the content is changed later. Null where nothing is
 * recorded.
 */
export async function findApplicableText(
  db: Db,
  {kind, market, at}: LegalTextQuery,
): Promise<ApplicableText | null> {
  const notary = createNotary({db, now: () => at});
  const sealed = await listSealedVersions(notary, kind);
  const version = versionOfDay(sealed, market, at);
  const law = version?.regions?.find(({region}) => region === market.region);
  if (!version || !law) return null;
  const base = sealed.find((candidate) => candidate.version === version.base) ?? null;
  const found = await textOf(notary, base ?? version, [market.locale, law.bindingLocale, "en"]);
  if (!found) return null;
  const own = base && (await textOf(notary, version, [found.locale]));
  const {title, clauses} = mergeText(found.canonical, own?.canonical ?? null, law);
  return {
    locale: found.locale,
    title,
    version: version.label,
    clauses: clauses.map((clause) => [clause.title, plainText(clause.body)].filter(Boolean).join("\n")),
    seller: {provider: law.provider, supportEmail: law.supportEmail},
  };
}

function versionOfDay(sealed: readonly SealedVersion[], {region}: MarketParams, at: Date) {
  const zone = sealed.flatMap(({regions}) => regions ?? []).find((law) => law.region === region)?.timeZone;
  if (zone === undefined) return null;
  return versionOn(versionsOfRegion(sealed, {region, scope: "base"}), dayInZone(at, zone));
}

async function textOf(notary: Pick<Notary, "find">, {texts}: SealedVersion, locales: readonly string[]) {
  const text = locales.flatMap((locale) => texts.find((one) => one.locale === locale) ?? [])[0];
  const entry = text && (await notary.find("text", text.hash));
  return entry ? {locale: text.locale, canonical: entry.canonical} : null;
}
