import type {LibraryLocale, WorkoutWords} from "../library-workout.ts";
import {LIBRARY_LOCALES} from "../library-workout.ts";
import {fill, WORDS} from "./words.ts";

type Kind = keyof WorkoutWords;

/** One text of the library in a language, as something that finds what it names: 50 min, 8 × 60 s, 70. */
interface Pattern {
  readonly matches: RegExp;
  readonly of: (locale: LibraryLocale) => string;
}

/**
 * Localizes the library texts stored in a calendar: translates each text that still equals the library's in some
 * language. A text that a user typed instead is left unchanged.
 */
export function inLanguage<Words extends WorkoutWords>(words: Words, locale: LibraryLocale): Words {
  const {title, desc, objective} = words;
  return {
    ...words,
    title: textInLanguage("title", title, locale),
    desc: textInLanguage("desc", desc, locale),
    objective: textInLanguage("objective", objective, locale),
  };
}

/** One text alone. */
export function textInLanguage(kind: Kind, text: string, locale: LibraryLocale): string {
  for (const {matches, of} of patternsOf(kind)) {
    const named = matches.exec(text);
    if (named) return fill(of(locale), {...named.groups});
  }
  return text;
}

type Table = Readonly<Record<string, string>>;

let made: Readonly<Record<Kind, readonly Pattern[]>> | null = null;

function patternsOf(kind: Kind): readonly Pattern[] {
  made ??= {
    title: patterns((locale) => familyTexts(locale, 0)),
    desc: patterns((locale) => familyTexts(locale, 1)),
    objective: patterns((locale) => WORDS[locale].objectives),
  };
  return made[kind];
}

const familyTexts = (locale: LibraryLocale, place: 0 | 1): Table =>
  Object.fromEntries(Object.entries(WORDS[locale].families).map(([name, texts]) => [name, texts[place]]));

function patterns(tableOf: (locale: LibraryLocale) => Table): Pattern[] {
  return LIBRARY_LOCALES.flatMap((from) =>
    Object.entries(tableOf(from)).map(([name, template]) => ({
      matches: patternOf(template),
      of: (locale: LibraryLocale) => tableOf(locale)[name] ?? template,
    })),
  );
}

function patternOf(template: string): RegExp {
  const known = new Set<string>();
  const source = template.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    if (known.has(part)) return `\\k<${part}>`;
    known.add(part);
    return `(?<${part}>\\d.*?)`;
  });
  return new RegExp(`^${source.join("")}$`);
}
