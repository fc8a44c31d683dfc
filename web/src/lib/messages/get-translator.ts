import "server-only";
import type {Locale} from "@gradus/schemas/markets";
import {catalogueOf} from "./catalogue";
import {createTranslator, type Translator} from "./translator";

/** The interface words of one language, on the server. */
export function getTranslator(locale: Locale): Translator {
  return createTranslator(locale, catalogueOf(locale).messageOf);
}
