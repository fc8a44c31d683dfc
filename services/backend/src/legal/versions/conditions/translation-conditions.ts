import type {Dossier} from "../dossier.ts";
import type {Clause, TextParts} from "../legal-documents.ts";
import {plainText} from "../plain-text.ts";
import {byLanguage, nameLanguage} from "../words.ts";

/** Names and addresses read the same in every language; what has this many words is a sentence. */
const SENTENCE_WORDS = 8;

/** A text begins with the words of another language. None of them may become law as they stand. */
export function translationConditions({version, texts}: Pick<Dossier, "version" | "texts">): string[] {
  const clausesOf = (text: TextParts): readonly Clause[] =>
    version.scope === "base" ? text.clauses : text.overrides;
  const firstLanguage = new Map<string, string>();
  return texts.toSorted(byLanguage).flatMap((text) =>
    clausesOf(text).flatMap((clause) => {
      const words = plainText(clause.body);
      if (words.split(/\s+/).length < SENTENCE_WORDS) return [];
      const key = `${clause.anchor}\n${words}`;
      const source = firstLanguage.get(key) ?? text.locale;
      firstLanguage.set(key, source);
      return source === text.locale ? [] : [untranslated(clause, text.locale, source)];
    }),
  );
}

const untranslated = ({title, anchor}: Clause, locale: string, source: string) =>
  `The ${nameLanguage(locale)} clause “${title || anchor}” still has the ${nameLanguage(source)} words. Translate it.`;
