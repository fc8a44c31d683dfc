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

/**
 * A few messages of one namespace as they are written, for a client component: it receives no others. Their `{values}`
 * are filled in by `fill`, so only plain ones belong here, no plurals.
 */
export function pickWords<Space extends keyof Messages, Key extends keyof Messages[Space]>(
  locale: Locale,
  space: Space,
  keys: readonly Key[],
): Pick<Messages[Space], Key> {
  const all = CATALOGUES[locale][space];
  const picked: Partial<Messages[Space]> = {};
  for (const key of keys) picked[key] = all[key];
  return picked as Pick<Messages[Space], Key>;
}
