import type {Dossier} from "../dossier.ts";
import type {TextParts} from "../legal-documents.ts";
import {plainText} from "../plain-text.ts";
import {byLanguage, nameLanguage} from "../words.ts";

const WORDS_MAX = 80;

/** A summary in plain words is required for each language; only corrections of typing may go without. */
export function summaryConditions({version, texts}: Pick<Dossier, "version" | "texts">): string[] {
  return texts.toSorted(byLanguage).flatMap((text) => problems(text, version.changeKind));
}

function problems({locale, summary}: TextParts, changeKind: string): string[] {
  const words = plainText(summary);
  const language = nameLanguage(locale);
  if (words === "" && changeKind !== "editorial") {
    return [`The ${language} text has no summary. Say in plain words what changes.`];
  }
  const count = words.split(/\s+/).filter(Boolean).length;
  return [
    ...(count > WORDS_MAX ? [`The ${language} summary has ${count} words. Shorten it to ${WORDS_MAX}.`] : []),
    ...(/[{}]/.test(words) ? [`The ${language} summary has a token. Write the words it stands for.`] : []),
  ];
}
