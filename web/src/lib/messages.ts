import type {Locale} from "@gradus/schemas/markets";
import {createTranslator} from "next-intl";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import es from "../../messages/es.json";
import fr from "../../messages/fr.json";

export type Messages = typeof en;

const CATALOGUES: Readonly<Record<Locale, Messages>> = {de, en, es, fr};

export type Translator = ReturnType<typeof translatorOf>;

// A translator remembers the messages it has parsed, so each language keeps one.
const translators = new Map<Locale, Translator>();

/** The interface words of one language. Server only: a client component receives the few words it shows as props. */
export function getTranslator(locale: Locale): Translator {
  const translator = translators.get(locale) ?? translatorOf(locale);
  translators.set(locale, translator);
  return translator;
}

function translatorOf(locale: Locale) {
  return createTranslator({locale, messages: CATALOGUES[locale]});
}
