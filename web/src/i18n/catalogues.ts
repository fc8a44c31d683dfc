import "server-only";
import type {Locale} from "@gradus/schemas/markets";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import es from "../../messages/es.json";
import fr from "../../messages/fr.json";
import type {Messages} from "./message-types";

/** All messages by language, compiled by the build. Server only: the browser receives what `selectMessages` picks. */
export const CATALOGUES: Readonly<Record<Locale, Messages>> = {de, en, es, fr};
