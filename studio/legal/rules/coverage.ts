import type {Locale} from "@gradus/schemas/markets";
import type {RegionLaw} from "../data/region-laws.ts";

export interface VersionLanguages {
  readonly scope: string;
  readonly locales: readonly string[];
  readonly baseLocales: readonly string[];
}

export interface RegionCoverage {
  readonly law: RegionLaw;
  /** `own`: the words themselves. `other`: the region has words of its own scope, this version only feeds them. */
  readonly applies: "own" | "other" | "no";
  readonly languages: readonly {
    readonly locale: Locale;
    /** What visitors read: their language, the binding one, English, or nothing. */
    readonly shown: "own" | "binding" | "english" | "missing";
    readonly isBinding: boolean;
  }[];
  readonly missing: readonly string[];
}

export function coverageOf(
  version: VersionLanguages,
  laws: readonly RegionLaw[],
  overlaidScopes: readonly string[],
): RegionCoverage[] {
  const has = (locale: string) =>
    version.locales.includes(locale) && (version.scope === "base" || version.baseLocales.includes(locale));
  return laws.map((law) => ({
    law,
    applies: appliesIn(law, version.scope, overlaidScopes),
    languages: law.locales.map((locale) => ({
      locale,
      shown: shownFor(locale, law, has),
      isBinding: locale === law.bindingLocale,
    })),
    missing: law.requiredLocales.filter((locale) => !has(locale)),
  }));
}

function appliesIn(law: RegionLaw, scope: string, overlaidScopes: readonly string[]) {
  if (scope === law.scope) return "own";
  if (scope !== "base") return "no";
  return overlaidScopes.includes(law.scope) ? "other" : "own";
}

function shownFor(locale: string, law: RegionLaw, has: (locale: string) => boolean) {
  if (has(locale)) return "own";
  if (has(law.bindingLocale)) return "binding";
  return has("en") ? "english" : "missing";
}

/** "French is required in Canada and Switzerland. Create the French text." for each language that is missing. */
export function missingSentences(
  coverage: readonly RegionCoverage[],
  languageName: (locale: string) => string,
): string[] {
  const concerned = coverage.filter(({applies}) => applies === "own");
  const locales = [...new Set(concerned.flatMap(({missing}) => missing))];
  return locales.map((locale) => {
    const names = concerned.filter(({missing}) => missing.includes(locale)).map(({law}) => law.name);
    const where = new Intl.ListFormat("en").format(names);
    const language = languageName(locale);
    return `${language} is required in ${where}. Create the ${language} text.`;
  });
}
