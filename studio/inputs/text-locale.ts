import {FALLBACK_LOCALE, isLocale, type Locale} from "@gradus/schemas/markets";
import {type Path, useFormValue} from "sanity";

/** The language of a text: of its own field where a document holds several, else of the document. */
function localeOf(path: Path, documentLocale: unknown): Locale {
  const field = path.at(-1);
  if (typeof field === "string" && isLocale(field)) return field;
  return typeof documentLocale === "string" && isLocale(documentLocale) ? documentLocale : FALLBACK_LOCALE;
}

export function useTextLocale(path: Path): Locale {
  return localeOf(path, useFormValue(["locale"]));
}
