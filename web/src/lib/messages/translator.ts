import format, {type CompiledMessage, type FormatOptions} from "icu-minify/format";
import {dateFormat, numberFormat, pluralRules} from "../format/intl";
import type {KeyIn, MessageScope} from "./message-key";

export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Says messages in one language, the same way on the server and in the browser. Whoever may say more can stand in for
 * one who says less, so a component asks for the messages it shows and no others.
 */
export type Translator<Scope extends MessageScope = MessageScope> = (
  key: KeyIn<Scope>,
  values?: MessageValues,
) => string;

// Made once each: a calendar says hundreds of numbers at once.
const FORMATTERS: FormatOptions["formatters"] = {
  getNumberFormat: (locale, options) => numberFormat(String(locale), options),
  getPluralRules: (locale, options) => pluralRules(String(locale), options),
  getDateTimeFormat: (locale, options = {}) => dateFormat(String(locale), options),
};

export function createTranslator<Scope extends MessageScope>(
  locale: string,
  messageOf: (key: KeyIn<Scope>) => CompiledMessage,
): Translator<Scope> {
  return (key, values) => {
    const text = format<string>(messageOf(key), locale, values, {formatters: FORMATTERS});
    return typeof text === "string" ? text : text.join("");
  };
}
