import type {Locale, MarketParams} from "@gradus/schemas/markets";
import {displayNames} from "./intl";

/** The name of a language as the market's language writes it within a sentence. */
export function languageName(code: string, {locale}: MarketParams): string {
  return displayNames(locale, "language").of(code) ?? code;
}

/** A language as its speakers write it at the start of a line: `Français`. */
export function nativeName(locale: Locale): string {
  const name = displayNames(locale, "language").of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
