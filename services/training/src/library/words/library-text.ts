import {
  LIBRARY_LOCALES,
  type LibraryLocale,
  type LibraryText,
  type WorkoutWords,
} from "../library-workout.ts";
import {type FamilyName, fill, type ObjectiveName, WORDS} from "./words.ts";

type Kind = keyof WorkoutWords;
const KINDS = ["title", "desc", "objective"] as const satisfies readonly Kind[];

/** Texts that are the library's from the first to the last. */
export const libraryText = (
  family: FamilyName,
  objective: ObjectiveName,
  values: LibraryText["values"],
): LibraryText => ({title: family, desc: family, objective, values});

/** All three in a language. Throws for a text without a key. */
export function libraryWords(text: LibraryText, locale: LibraryLocale): WorkoutWords {
  const word = (kind: Kind) => {
    const filled = wordIn(text, kind, locale);
    if (filled === null) throw new Error(`A text of the library has no ${kind}`);
    return filled;
  };
  return {title: word("title"), desc: word("desc"), objective: word("objective")};
}

/** Stored texts in a language. Those that a user typed, or whose key the library no longer has, are left as stored. */
export function localizeTexts<Words extends WorkoutWords>(
  words: Words,
  text: LibraryText | null,
  locale: LibraryLocale,
): Words {
  if (text === null) return words;
  const {title, desc, objective} = words;
  return {
    ...words,
    title: localizeText({kind: "title", stored: title}, text, locale),
    desc: localizeText({kind: "desc", stored: desc}, text, locale),
    objective: localizeText({kind: "objective", stored: objective}, text, locale),
  };
}

/** One of them alone. */
export function localizeText(
  {kind, stored}: {readonly kind: Kind; readonly stored: string},
  text: LibraryText | null,
  locale: LibraryLocale,
): string {
  return (text && wordIn(text, kind, locale)) ?? stored;
}

/** Texts of a request; what was not sent is absent. */
type SentTexts = {readonly [Each in Kind]?: string | undefined};

/**
 * The keys that still hold once some texts were sent: a form that sends back what it showed, in whichever language,
 * has typed nothing. Null when no key is left.
 */
export function keysThatHold(text: LibraryText | null, sent: SentTexts): LibraryText | null {
  if (text === null) return null;
  const held = Object.fromEntries(
    KINDS.map((kind) => [kind, holds(text, kind, sent[kind]) ? text[kind] : null]),
  );
  const rest: LibraryText = {...text, ...held};
  return KINDS.every((kind) => rest[kind] === null) ? null : rest;
}

const holds = (text: LibraryText, kind: Kind, sent: string | undefined) =>
  sent === undefined || LIBRARY_LOCALES.some((locale) => sent === wordIn(text, kind, locale));

/** Null without a key. */
function wordIn(text: LibraryText, kind: Kind, locale: LibraryLocale): string | null {
  const template = templateOf(text, kind, locale);
  return template === null ? null : fill(template, text.values);
}

/** Null without a key, or for one that this version does not have: it was written by a later one. */
function templateOf({title, desc, objective}: LibraryText, kind: Kind, locale: LibraryLocale): string | null {
  const {families, objectives}: LooseLanguage = WORDS[locale];
  if (kind === "objective") return (objective && objectives[objective]) ?? null;
  const family = kind === "title" ? title : desc;
  return (family && families[family]?.[kind === "title" ? 0 : 1]) ?? null;
}

interface LooseLanguage {
  readonly families: Readonly<Record<string, readonly [title: string, desc: string]>>;
  readonly objectives: Readonly<Record<string, string>>;
}
