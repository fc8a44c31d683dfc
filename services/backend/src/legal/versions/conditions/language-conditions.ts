import type {Dossier} from "../dossier.ts";
import {nameLanguage, nameRegions} from "../words.ts";

/** Every region must have the text in the languages its law requires, and no language may occur twice. */
export function languageConditions({texts, regions}: Pick<Dossier, "texts" | "regions">): string[] {
  const present = texts.map(({locale}) => locale);
  const required = new Set(regions.flatMap(({legal}) => legal.requiredLocales));
  const missing = [...required].filter((locale) => !present.includes(locale)).sort();
  const twice = [...new Set(present.filter((locale, index) => present.indexOf(locale) !== index))].sort();
  return [
    ...(texts.length === 0 && missing.length === 0 ? ["There is no text yet. Create one."] : []),
    ...missing.map((locale) => missingLanguage(locale, regions)),
    ...twice.map((locale) => `There are two ${nameLanguage(locale)} texts. Keep one of them.`),
  ];
}

function missingLanguage(locale: string, regions: Dossier["regions"]) {
  const language = nameLanguage(locale);
  const where = regions.filter(({legal}) => legal.requiredLocales.includes(locale)).map(({region}) => region);
  return `${language} is required in ${nameRegions(where)}. Create the ${language} text or shorten the region list.`;
}
