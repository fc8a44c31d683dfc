import format, {type CompiledMessage, type FormatOptions} from "icu-minify/format";
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

const FORMATTERS: FormatOptions["formatters"] = {
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
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
