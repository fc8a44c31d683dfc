import {LOCALES, type Locale, type MarketParams} from "@gradus/schemas/markets";
import {RAW_MESSAGE} from "../../e2e/support/raw-message";
import {addressOf} from "../../e2e/support/site-pages";
import {readCatalogue} from "../../messages/read-catalogue";
import type {Visit} from "./site";
import {visibleText} from "./visible-text";

/** What a visitor meets at an address: the page in its own language, in another one with a notice, or no page. */
export type PageOutcome = "own" | `in ${Locale}` | "none" | `unclear: ${string}`;

/** The sentence of the fallback notice up to the name of the language. */
const NOTICES = LOCALES.map((locale) => ({
  locale,
  words: readCatalogue(locale).common.fallbackNotice.split("{")[0] ?? "",
}));

/** Looks at three signs that must agree: the canonical address, the language of the content, and the notice. */
export function outcomeOf(
  {status, head, body, errors}: Visit,
  market: MarketParams,
  path: string,
): PageOutcome {
  if (status === 404) return "none";
  if (status !== 200) return `unclear: status ${status}`;
  if (errors.length > 0) return `unclear: ${errors.join()}`;
  const canonical = new URL(String(head.alternates?.canonical), "http://none").pathname;
  const language = /<main[^>]* lang="([a-z]+)"/.exec(body)?.[1] ?? null;
  const shown = visibleText(body);
  const [raw] = RAW_MESSAGE.exec(shown) ?? [];
  if (raw) return `unclear: raw message "${raw}"`;
  const headings = body.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) return `unclear: ${headings} first-level headings`;
  const notices = NOTICES.filter(({words}) => shown.includes(words));
  const isNoticed = notices.some(({locale}) => locale === market.locale);
  const isAt = (locale: Locale) => canonical === addressOf({...market, locale}, path);
  if (isAt(market.locale) && language === null && notices.length === 0) return "own";
  const fallback = LOCALES.find((locale) => locale === language && isAt(locale));
  if (fallback && isNoticed) return `in ${fallback}`;
  return `unclear: canonical ${canonical}, content in ${language}, ${isNoticed ? "with" : "without"} a notice`;
}
