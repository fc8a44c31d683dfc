import {createTranslator} from "next-intl";
import type {ClientMessages, ClientTranslator, MessageScope, Messages, Translator} from "./message-types";

/** The translator of an island outside of it: for what the server renders in its place, with the same messages. */
export function clientTranslator<Scope extends MessageScope>({
  locale,
  formatLocale,
  messages,
}: ClientMessages<Scope>): ClientTranslator<Scope> {
  // Only keys of the scope are asked for, and all of those are there.
  return withFormatLocale(createTranslator({locale, messages: messages as Messages}), formatLocale);
}

export function withFormatLocale(translate: Translator, formatLocale: string): ClientTranslator {
  const {rich} = translate;
  const plain = (...[key, values]: Parameters<Translator>) => translate(key, values);
  return Object.assign(plain, {rich, formatLocale});
}
