import {FALLBACK_LOCALE, LOCALES} from "@gradus/schemas/markets";
import type {LanguageChoice} from "../../translation/language-filter/language-store.ts";

interface TemplateOfType {
  readonly id: string;
  readonly schemaType: string;
}

/** The layouts a page can start from in a language. Those with copy are English; an empty one names its language. */
export function templatesIn<T extends TemplateOfType>(
  language: LanguageChoice,
  templates: readonly T[],
  type: string,
): T[] {
  return templates.filter(({id, schemaType}) => {
    if (schemaType !== type || id === type) return false;
    const own = LOCALES.find((locale) => id === `${type}-${locale}`) ?? FALLBACK_LOCALE;
    return language === "all" || own === language;
  });
}
