import {LOCALE_CHOICES} from "@gradus/schemas/fields/options";
import type {Locale} from "@gradus/schemas/markets";
import type {LanguageVersion, PageGroup, Progress} from "./page-group.ts";

export function languageName(locale: string): string {
  return LOCALE_CHOICES.find(({value}) => value === locale)?.title ?? locale;
}

const PROGRESS_WORDS: Readonly<Record<Progress, string>> = {
  published: "published",
  edited: "published, with changes that are not",
  draft: "a draft, not yet published",
  missing: "not translated",
  notNeeded: "not there, visitors see the general page",
};

export function versionWords({locale, progress, isBehind, showsEnglish}: LanguageVersion): string {
  return [
    `${languageName(locale)}: ${PROGRESS_WORDS[progress]}`,
    ...(showsEnglish ? ["visitors see English"] : []),
    ...(isBehind ? ["the source has changed since"] : []),
  ].join("; ");
}

export function fallbackLocales({languages}: PageGroup): Locale[] {
  return languages.filter(({showsEnglish}) => showsEnglish).map(({locale}) => locale);
}
