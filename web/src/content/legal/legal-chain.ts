import {type Locale, localeChain} from "@gradus/schemas/markets";

/** Legal text falls back to the binding language of the region before English. */
export function legalChain(locale: Locale, bindingLocale: string): string[] {
  return [...new Set([locale, bindingLocale, ...localeChain(locale)])];
}
