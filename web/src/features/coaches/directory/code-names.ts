import type {Coach} from "@gradus/backend/contract/coaches";
import {displayNames} from "@/lib/format/intl";

export interface CodeNames {
  readonly countries: Readonly<Record<string, string>>;
  readonly languages: Readonly<Record<string, string>>;
}

/** Named on the server, because browsers and servers may know different names, and the page is drawn by both. */
export function codeNames(
  locale: string,
  coaches: readonly Coach[],
  countries: readonly string[] = [],
): CodeNames {
  return {
    countries: namesOf([...countries, ...coaches.map(({country}) => country)], locale, "region"),
    languages: namesOf(
      coaches.flatMap(({languages}) => languages),
      locale,
      "language",
    ),
  };
}

function namesOf(codes: readonly string[], locale: string, type: "region" | "language") {
  const names = displayNames(locale, type);
  return Object.fromEntries([...new Set(codes)].map((code) => [code, names.of(code) ?? code]));
}

/** The name of a country or language: as the server wrote it, else as this browser knows it. */
export function nameOfCode(
  names: Readonly<Record<string, string>>,
  code: string,
  locale: string,
  type: "region" | "language",
): string {
  return names[code] ?? new Intl.DisplayNames(locale, {type}).of(code) ?? code;
}
