import type {ObjectSchemaType, SanityDocument, ValidationContext} from "sanity";
import {listUntouched} from "./compare-texts.ts";
import {isRecord} from "./is-record.ts";
import {listTexts} from "./list-texts.ts";
import {lookedUp} from "./once-per-run.ts";
import {LOCALE_CHOICES} from "./options.ts";

const API_VERSION = "2026-02-01";
const SOURCE = `coalesce(*[_id == "drafts." + $source][0], *[_id == $source][0])`;

/** What is to be said of a translation with this many texts of which these are still the source's; null for nothing. */
export function untranslatedProblem(
  {untouched, all, language}: {untouched: number; all: number; language: string},
  wanted: "most" | "some",
): string | null {
  const found = untouched * 2 > all ? "most" : "some";
  if (untouched === 0 || found !== wanted) return null;
  const count = `${untouched} of ${all} ${all === 1 ? "text is" : "texts are"} still in ${language}.`;
  return `${count} Translate them, or say in the Translation panel that you have reviewed the page.`;
}

/** Visitors who are promised their language must not get a page that is in another one for the most part. */
export async function checkTranslated(
  {document, getClient, schema}: ValidationContext,
  wanted: "most" | "some",
) {
  const source = document ? unreviewedSource(document) : null;
  if (!document || source === null) return true;
  return lookedUp(async () => {
    const found: unknown = await getClient({apiVersion: API_VERSION}).fetch(SOURCE, {source});
    const type = schema.get(document._type);
    if (!isRecord(found) || !isObjectType(type)) return null;
    const texts = listTexts(type, document);
    const untouched = listUntouched(listTexts(type, found), texts).length;
    return untranslatedProblem({untouched, all: texts.length, language: nameOf(found.locale)}, wanted);
  });
}

/** The source of a translation that nobody has read against it yet. */
function unreviewedSource({translation}: SanityDocument): string | null {
  if (!isRecord(translation) || translation.reviewed === true || !isRecord(translation.source)) return null;
  return typeof translation.source._ref === "string" ? translation.source._ref : null;
}

const nameOf = (locale: unknown) =>
  LOCALE_CHOICES.find(({value}) => value === locale)?.title ?? "another language";

function isObjectType(type: unknown): type is ObjectSchemaType {
  return isRecord(type) && "fields" in type;
}
