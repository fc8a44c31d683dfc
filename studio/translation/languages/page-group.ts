import {isRecord} from "@gradus/schemas/fields/is-record";
import {isSourceChanged} from "@gradus/schemas/fingerprint";
import {FALLBACK_LOCALE, LOCALES, type Locale, market, REGIONS, type Region} from "@gradus/schemas/markets";
import type {SanityDocument} from "sanity";

/** A document as the lake holds it: what visitors see, and what is being written. */
export interface DocumentPair {
  /** The id without `drafts.` before it. */
  readonly id: string;
  readonly published: SanityDocument | null;
  readonly draft: SanityDocument | null;
}

export type Progress =
  /** Visitors see what the Studio shows. */
  | "published"
  /** Published, and changed since. */
  | "edited"
  /** Never published. */
  | "draft"
  /** Does not exist. */
  | "missing"
  /** Does not exist and need not: a region's own page has the languages it has. */
  | "notNeeded";

export interface LanguageVersion {
  readonly locale: Locale;
  readonly pair: DocumentPair | null;
  readonly progress: Progress;
  /** The source has changed since the two were last compared by an editor. */
  readonly isBehind: boolean;
  /** Visitors who read this language get the English page. */
  readonly showsEnglish: boolean;
}

export interface PageGroup {
  readonly group: string;
  readonly type: string;
  readonly title: string;
  readonly slug: string | null;
  /** The regions it is limited to, or null for all. */
  readonly regions: readonly Region[] | null;
  readonly languages: readonly LanguageVersion[];
}

export async function toPageGroups(documents: readonly SanityDocument[]): Promise<PageGroup[]> {
  const groups = Map.groupBy(documents, ({translationGroup}) => String(translationGroup));
  return Promise.all([...groups].map(([group, members]) => toPageGroup(group, toPairs(members))));
}

export function toPairs(documents: readonly SanityDocument[]): DocumentPair[] {
  const byId = Map.groupBy(documents, ({_id}) => _id.replace(/^drafts\./, ""));
  return [...byId].map(([id, members]) => ({
    id,
    published: members.find(({_id}) => _id === id) ?? null,
    draft: members.find(({_id}) => _id === `drafts.${id}`) ?? null,
  }));
}

export const currentDocument = ({published, draft}: DocumentPair): SanityDocument | null =>
  draft ?? published;

async function toPageGroup(group: string, pairs: readonly DocumentPair[]): Promise<PageGroup> {
  const inLocale = (locale: Locale) => pairs.find((pair) => currentDocument(pair)?.locale === locale) ?? null;
  const lead = findLeadingPair(pairs);
  const face = lead && currentDocument(lead);
  const regions = limitedRegions(face);
  const english = inLocale(FALLBACK_LOCALE);
  const languages = LOCALES.map(async (locale): Promise<LanguageVersion> => {
    const pair = inLocale(locale);
    const isSpoken = (regions ?? REGIONS).some((region) => market(region).locales.includes(locale));
    const progress = pair ? progressOf(pair) : english && isSpoken ? "missing" : "notNeeded";
    return {
      locale,
      pair,
      progress,
      isBehind: pair !== null && (await isBehind(pair, pairs)),
      showsEnglish: isSpoken && english?.published != null && !pair?.published,
    };
  });
  return {
    group,
    type: face?._type ?? "",
    title: textOf(face?.title) ?? textOf(face?.heading) ?? "Untitled",
    slug: isRecord(face?.slug) ? textOf(face.slug.current) : null,
    regions,
    languages: await Promise.all(languages),
  };
}

function progressOf({published, draft}: DocumentPair): Progress {
  if (!published) return "draft";
  return draft ? "edited" : "published";
}

/** The language the others follow: English, else the one that was not made from another. */
export function findLeadingPair(pairs: readonly DocumentPair[]): DocumentPair | null {
  const english = pairs.find((pair) => currentDocument(pair)?.locale === FALLBACK_LOCALE);
  return english ?? pairs.find((pair) => sourceIdOf(currentDocument(pair)) === null) ?? pairs[0] ?? null;
}

async function isBehind(pair: DocumentPair, pairs: readonly DocumentPair[]): Promise<boolean> {
  const document = currentDocument(pair);
  const source = findSource(document, pairs);
  const state = document?.translation;
  if (!source || !isRecord(state)) return false;
  return isSourceChanged(textOf(state.sourceHash), [source.published, source.draft]);
}

/** The document a translation was made from, or else follows; null for the one all others follow. */
export function findSource(
  document: SanityDocument | null,
  pairs: readonly DocumentPair[],
): DocumentPair | null {
  const sourceId = sourceIdOf(document);
  const source = pairs.find(({id}) => id === sourceId) ?? findLeadingPair(pairs);
  return source && document && currentDocument(source)?.locale !== document.locale ? source : null;
}

function sourceIdOf(document: SanityDocument | null): string | null {
  const state = document?.translation;
  const source = isRecord(state) ? state.source : null;
  return isRecord(source) ? textOf(source._ref) : null;
}

function limitedRegions(document: SanityDocument | null): readonly Region[] | null {
  const availability = document?.availability;
  if (!isRecord(availability) || !Array.isArray(availability.regions)) return null;
  const {mode, regions} = availability;
  if (mode === "only") return REGIONS.filter((region) => regions.includes(region));
  if (mode === "except") return REGIONS.filter((region) => !regions.includes(region));
  return null;
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
