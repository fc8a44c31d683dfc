import {isLocale, type Locale} from "@gradus/schemas/markets";
import type {Context} from "hono";
import {parseAccept} from "hono/utils/accept";

/** Language of the page that asks; null for a client without one, which gets texts as they are stored. */
export type PageLocale = Locale | null;

/** The first language of the request that we support: `fr-CA` is French. Our site sends the language of its page. */
export function requestLocale(c: Context): PageLocale {
  const preferredLocales = parseAccept(c.req.header("accept-language") ?? "").toSorted((a, b) => b.q - a.q);
  return preferredLocales.map(({type}) => type.slice(0, 2).toLowerCase()).find(isLocale) ?? null;
}
