import "server-only";
import type {Locale} from "@gradus/schemas/markets";
import compile from "icu-minify/compile";
import type {CompiledMessage} from "icu-minify/format";
import de from "../../../messages/de.json";
import en from "../../../messages/en.json";
import es from "../../../messages/es.json";
import fr from "../../../messages/fr.json";
import {listMessages, type MessageTree} from "./list-messages";
import type {MessageKey} from "./message-key";

export interface Catalogue {
  readonly keys: readonly MessageKey[];
  /** As it is written, in ICU syntax. */
  readonly sourceOf: (key: string) => string;
  readonly messageOf: (key: string) => CompiledMessage;
}

const ENGLISH = new Set(listMessages(en).map(([key]) => key));

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = {
  de: createCatalogue(de),
  en: createCatalogue(en),
  es: createCatalogue(es),
  fr: createCatalogue(fr),
};

/** All messages of one language. Server only: the browser receives the few it shows, see `selectMessages`. */
export const catalogueOf = (locale: Locale): Catalogue => CATALOGUES[locale];

function createCatalogue(messages: MessageTree): Catalogue {
  const sources = new Map(listMessages(messages));
  // Compiled when first said: all at once would hold up the first page of a process.
  const compiled = new Map<string, CompiledMessage>();

  function sourceOf(key: string): string {
    const source = sources.get(key);
    if (source === undefined) throw new Error(`There is no message ${key}.`);
    return source;
  }
  function messageOf(key: string): CompiledMessage {
    // The compiler's forms of a plural have no prototype: React hands only plain objects to the browser.
    const message = compiled.get(key) ?? structuredClone(compile(sourceOf(key)));
    compiled.set(key, message);
    return message;
  }
  return {keys: [...sources.keys()].filter(isKey), sourceOf, messageOf};
}

// All languages have exactly the keys of English, as their test proves.
function isKey(key: string): key is MessageKey {
  return ENGLISH.has(key);
}
