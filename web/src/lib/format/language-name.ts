import type {MarketParams} from "@gradus/schemas/markets";
import {displayNames} from "./intl";

/** The name of a language as the market's language writes it within a sentence. */
export function languageName(code: string, {locale}: MarketParams): string {
  return displayNames(locale, "language").of(code) ?? code;
}
