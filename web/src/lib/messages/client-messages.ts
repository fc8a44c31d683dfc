import type {CompiledMessage} from "icu-minify/format";
import type {MessageScope} from "./message-key";
import type {Translator} from "./translator";

/**
 * The messages one island of the page may say, compiled, by namespace. `in out` compares the scope exactly: an island
 * that is handed less than its list names does not compile, and neither does one that is handed more.
 */
export interface ClientMessages<in out Scope extends MessageScope> {
  readonly locale: string;
  /** How numbers and days are written in the market. */
  readonly formatLocale: string;
  readonly texts: Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>;
  /** Only a type: there is no such value. */
  readonly scope?: Scope;
}

/** A translator in the browser, where numbers and days are written too. */
export interface ClientTranslator<Scope extends MessageScope = MessageScope> extends Translator<Scope> {
  readonly formatLocale: string;
}
