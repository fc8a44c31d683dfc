import {isRecord} from "@gradus/schemas/fields/is-record";
import {regionsOffering} from "@gradus/schemas/fields/options";
import type {Locale} from "@gradus/schemas/markets";
import type {SanityDocument} from "sanity";
import {translationStateOf} from "./source-to-follow.ts";

export interface NewTranslation {
  readonly source: SanityDocument;
  readonly locale: Locale;
  /** For documents that exist per language: the one in the new language, by the id of the one in the source's. */
  readonly counterparts: ReadonlyMap<string, string>;
}

const MACHINE_FIELDS: readonly string[] = [
  "_id",
  "_rev",
  "_createdAt",
  "_updatedAt",
  "_system",
  "translation",
];

/** The id, without `drafts.` before it, that a translation gets. Nothing relies on its form. */
export const translationId = (group: string, locale: Locale) => `${group}-${locale}`;

/**
 * The draft a translator starts from: all content of the source, with its keys, so that each section can be matched in
 * every language. The texts stay in the source language until they are translated.
 */
export async function translationOf({source, locale, counterparts}: NewTranslation) {
  const content = Object.fromEntries(
    Object.entries(source).filter(([name]) => !MACHINE_FIELDS.includes(name)),
  );
  return {
    ...withCounterparts(content, counterparts),
    ...(isRecord(source.availability) && {availability: availabilityIn(locale, source.availability)}),
    _id: `drafts.${translationId(String(source.translationGroup), locale)}`,
    _type: source._type,
    locale,
    translation: await translationStateOf(source, false),
  };
}

export function listReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listReferences);
  if (!isRecord(value)) return [];
  const own = typeof value._ref === "string" ? [value._ref] : [];
  return [...own, ...Object.values(value).flatMap(listReferences)];
}

/** A French page shows the French questions, where there are any. */
function withCounterparts<T>(value: T, counterparts: ReadonlyMap<string, string>): T;
function withCounterparts(value: unknown, counterparts: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withCounterparts(item, counterparts));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === "_ref" && typeof item === "string"
        ? (counterparts.get(item) ?? item)
        : withCounterparts(item, counterparts),
    ]),
  );
}

/** Limits a page's availability to regions that offer its language. */
function availabilityIn(locale: Locale, availability: Record<string, unknown>): Record<string, unknown> {
  const {mode, regions} = availability;
  if (mode !== "only" || !Array.isArray(regions)) return availability;
  const offered = regionsOffering(locale);
  const offeredRegions = regions.filter((region) => typeof region === "string" && offered.includes(region));
  // If none is left, the list stays unchanged: its validation error is more specific than that of an empty list.
  return offeredRegions.length > 0 ? {...availability, regions: offeredRegions} : availability;
}
