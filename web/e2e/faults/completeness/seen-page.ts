import {readFileSync} from "node:fs";
import type {Locale, MarketParams} from "@gradus/schemas/markets";
import {LOCALES} from "@gradus/schemas/markets";
import type {APIRequestContext} from "@playwright/test";
import {addressOf} from "../../support/site-pages";

/** What a visitor meets at an address: the page in its own language, in another one with a notice, or no page. */
export type Seen = "own" | `in ${Locale}` | "none" | `unclear: ${string}`;

const NOTICES = Object.fromEntries(LOCALES.map((locale) => [locale, noticeIn(locale)]));

/** The sentence of the fallback notice up to the name of the language. */
function noticeIn(locale: Locale): string {
  const messages = JSON.parse(
    readFileSync(new URL(`../../../messages/${locale}.json`, import.meta.url), "utf8"),
  );
  return messages.common.fallbackNotice.split("{")[0];
}

/** Looks at three signs that must agree: the canonical address, the language of the content, and the notice. */
export async function lookAt(request: APIRequestContext, market: MarketParams, path: string): Promise<Seen> {
  const address = addressOf(market, path);
  const response = await request.get(address, {maxRedirects: 0});
  if (response.status() === 404) return "none";
  if (response.status() !== 200) return `unclear: status ${response.status()}`;
  const html = await response.text();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
  const language = /<main[^>]* lang="([a-z]+)"/.exec(html)?.[1] ?? null;
  const isNoticed = visibleOf(html).includes(NOTICES[market.locale] ?? "");
  const isOwn = new URL(canonical, "http://none").pathname === address;
  if (isOwn && language === null && !isNoticed) return "own";
  const isEnglish = new URL(canonical, "http://none").pathname === addressOf({...market, locale: "en"}, path);
  if (isEnglish && language === "en" && isNoticed) return "in en";
  return `unclear: canonical ${canonical}, content in ${language}, ${isNoticed ? "with" : "without"} a notice`;
}

/** Without scripts, which carry every message of the interface. */
const visibleOf = (html: string) =>
  html.replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll("&#x27;", "'");
