import type {Locale} from "@gradus/schemas/markets";
import {createTranslator} from "next-intl";
import {CATALOGUES} from "@/i18n/catalogues";

/** What `getTranslations` gives a page, without a request. A message that does not exist throws. */
export function createTestTranslator(locale: Locale) {
  return createTranslator({
    locale,
    messages: CATALOGUES[locale],
    onError(error) {
      throw error;
    },
  });
}
