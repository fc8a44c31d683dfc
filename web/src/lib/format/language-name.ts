import type {MarketParams} from "@gradus/schemas/markets";

/** The name of a language as the market's language writes it within a sentence. */
export function languageName(code: string, {locale}: MarketParams): string {
  return new Intl.DisplayNames(locale, {type: "language"}).of(code) ?? code;
}
