import type {Locale} from "@gradus/schemas/markets";
import {createTranslator} from "next-intl";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import es from "../../messages/es.json";
import fr from "../../messages/fr.json";

export type Messages = typeof en;

const CATALOGUES: Readonly<Record<Locale, Messages>> = {de, en, es, fr};

/** The interface words of one language. Server only: a client component receives the few words it shows as props. */
export function getTranslator(locale: Locale) {
  return createTranslator({locale, messages: CATALOGUES[locale]});
}

export type Translator = ReturnType<typeof getTranslator>;
