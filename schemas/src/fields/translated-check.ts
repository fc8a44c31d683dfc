import type {
  DocumentDefinition,
  DocumentRule,
  ObjectSchemaType,
  SanityDocument,
  ValidationContext,
  ValidationError,
} from "sanity";
import {listUntouched} from "./compare-texts.ts";
import {isRecord} from "./is-record.ts";
import {listTexts, type TextLeaf} from "./list-texts.ts";
import {LOCALE_CHOICES} from "./options.ts";
import {runLookup} from "./query-once-per-run.ts";

const API_VERSION = "2026-02-01";
const SOURCE = `coalesce(*[_id == "drafts." + $source][0], *[_id == $source][0])`;
const ADVICE = "Translate them, or say in the Translation panel that you have reviewed the page.";

type UntouchedShare = "most" | "some";

/**
 * Adds to a document type that exists once per language what its translations have to meet. Rules of the document, not
 * of its language: the texts stand on several tabs, and each tab shows what is left on it.
 */
export function withTranslatedRules<T extends Pick<DocumentDefinition, "fields" | "validation">>(type: T): T {
  if (!type.fields.some(({name}) => name === "translationGroup")) return type;
  const validation: DocumentDefinition["validation"] = (rule, context) => {
    const own = type.validation?.(rule, context) ?? [];
    return [...(Array.isArray(own) ? own : [own]), ...translatedRules(rule)];
  };
  return {...type, validation};
}

/** Visitors who are promised their language must not get a page that is in another one for the most part. */
const translatedRules = (rule: DocumentRule): DocumentRule[] => [
  rule.custom((_document, context) => checkTranslated(context, "most")),
  rule.custom((_document, context) => checkTranslated(context, "some")).warning(),
];

async function checkTranslated(
  {document, getClient, schema}: ValidationContext,
  untouchedShare: UntouchedShare,
) {
  const source = document ? unreviewedSource(document) : null;
  if (!document || source === null) return true;
  const problems = await runLookup(async () => {
    const found: unknown = await getClient({apiVersion: API_VERSION}).fetch(SOURCE, {source});
    const type = schema.get(document._type);
    if (!isRecord(found) || !isObjectType(type)) return null;
    const texts = listTexts(type, document);
    const untouched = listUntouched(listTexts(type, found), texts);
    if (untouched.length === 0 || shareOf(untouched, texts) !== untouchedShare) return null;
    return tabProblems(type, {untouched, texts, language: languageName(found.locale)});
  });
  // A string means that the check could not run. It is reported at `locale` because it concerns no particular text.
  return typeof problems === "string" ? {message: problems, path: ["locale"]} : problems;
}

const shareOf = (untouched: readonly TextLeaf[], texts: readonly TextLeaf[]): UntouchedShare =>
  untouched.length * 2 > texts.length ? "most" : "some";

interface Comparison {
  readonly untouched: readonly TextLeaf[];
  readonly texts: readonly TextLeaf[];
  readonly language: string;
}

/** One problem for each tab with texts of the source on it, at the first of them. */
function tabProblems(type: ObjectSchemaType, {untouched, texts, language}: Comparison): ValidationError[] {
  const all = Map.groupBy(texts, (text) => tabOf(type, text));
  return [...Map.groupBy(untouched, (text) => tabOf(type, text))].map(([tab, [first, ...others]]) => {
    const count = all.get(tab)?.length ?? 0;
    const tabWords = tab === null ? "" : ` on the tab ${tab}`;
    const found = `${others.length + 1} of ${count} ${count === 1 ? "text" : "texts"}${tabWords}`;
    return {
      message: `${found} ${count === 1 ? "is" : "are"} still in ${language}. ${ADVICE}`,
      path: [...(first?.path ?? [])],
    };
  });
}

/** The title of the tab a text stands on; null in a form without tabs. */
function tabOf({fields, groups}: ObjectSchemaType, {path: [name]}: TextLeaf): string | null {
  const [group] = [fields.find((field) => field.name === name)?.group ?? []].flat();
  return groups?.find((candidate) => candidate.name === group)?.title ?? null;
}

/** The source of a translation that has not been reviewed against it yet; null otherwise. */
function unreviewedSource({translation}: SanityDocument): string | null {
  if (!isRecord(translation) || translation.reviewed === true || !isRecord(translation.source)) return null;
  return typeof translation.source._ref === "string" ? translation.source._ref : null;
}

const languageName = (locale: unknown) =>
  LOCALE_CHOICES.find(({value}) => value === locale)?.title ?? "another language";

function isObjectType(type: unknown): type is ObjectSchemaType {
  return isRecord(type) && "fields" in type;
}
