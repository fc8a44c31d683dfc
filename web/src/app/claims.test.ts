import {LOCALES, listMarkets, type MarketParams} from "@gradus/schemas/markets";
import {afterAll, beforeAll, describe, expect, it, vi} from "vitest";
import {readSeed} from "@/testing/content-emulator";
import {startSite, type Visit} from "@/testing/site";
import {visibleText} from "@/testing/visible-text";
import {addressOf, SITE_PAGES} from "../../e2e/support/site-pages";

// The first test reads the modules of every page.
vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

// The four claims may be printed until 31 August 2027.
const LAST_DAY = "2027-08-31T12:00:00Z";
/** It is September everywhere. */
const AFTER_THE_END = "2027-09-02T12:00:00Z";

type Localized = Readonly<Record<string, string>> | undefined;

const claims = readSeed().filter(({_type}) => _type === "claim");
const wordsOf = (locale: string, ...fields: readonly string[]) =>
  claims.flatMap((claim) => fields.flatMap((field) => (claim[field] as Localized)?.[locale] ?? []));

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite(LAST_DAY);
});
afterAll(() => site.stop());

it.each(LOCALES)("in %s the pages show every claim while it may be published", async (locale) => {
  expect(claims).toHaveLength(4);
  site.setClock(LAST_DAY);
  const pageTexts: string[] = [];
  for (const path of SITE_PAGES)
    pageTexts.push(everythingOf(await site.visit(addressOf({region: "int", locale}, path))));
  const isSaid = (phrase: string) => pageTexts.some((page) => page.includes(phrase.toLowerCase()));
  expect(wordsOf(locale, "phrase").filter((phrase) => !isSaid(phrase))).toEqual([]);
});

it.each(listMarkets())("in $region/$locale the home page forgets a claim when it ends", async (market) => {
  const [faster = ""] = wordsOf(market.locale, "phrase");
  const home = async () => everythingOf(await site.visit(addressOf(market, "/")));
  site.setClock(LAST_DAY);
  expect(await home()).toContain(faster.toLowerCase());
  site.setClock(AFTER_THE_END);
  expect(await home()).not.toContain(faster.toLowerCase());
});

describe("when claims have ended", () => {
  beforeAll(() => site.setClock(AFTER_THE_END));

  it.each(listMarkets())(
    "no page of $region/$locale shows a trace of them, and none has a hole instead",
    async (market) => {
      const problems: string[] = [];
      for (const path of SITE_PAGES) {
        const address = addressOf(market, path);
        const found = problemsOf(await site.visit(address), market);
        problems.push(...found.map((problem) => `${address}: ${problem}`));
      }
      expect(problems).toEqual([]);
    },
  );
});

function problemsOf(visit: Visit, {locale}: MarketParams): string[] {
  const status = visit.status === 200 ? [] : [`status ${visit.status}`];
  const pageText = everythingOf(visit);
  const traces = wordsOf(locale, "phrase", "statement", "comparedWith")
    .filter((word) => pageText.includes(word.toLowerCase()))
    .map((word) => `still says "${word}"`);
  return [...status, ...visit.errors, ...traces, ...holesIn(visit.body)];
}

/**
 * Words anywhere in the document: text, also across elements, attributes, head, data for search engines, and what
 * scripts are given.
 */
function everythingOf({head, body, clientProps}: Visit): string {
  return [...textsIn(head), decode(body), visibleText(body), clientProps].join("\n").toLowerCase();
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What a text leaves behind when only a part of it goes: empty elements, braces, stray signs. */
function holesIn(html: string): string[] {
  const empty = [...html.matchAll(/<(h[1-6]|p|li|dt|dd|figcaption|caption|button)\b([^>]*)>\s*<\/\1>/g)]
    // Places where news is announced, or a mistake, are empty until there is some.
    .filter(([, , attributes = ""]) => !/role="(?:status|alert)"|id="[^"]+-mistake"/.test(attributes));
  const braces = textNodesOf(html).filter((text) => /\{[a-z]+(?::[a-z-]+)?\}/.test(text));
  return [...empty.map(([element]) => `empty ${element}`), ...braces.map((text) => `unresolved "${text}"`)];
}

function textNodesOf(html: string): string[] {
  const body = html.slice(html.indexOf("<body")).replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "");
  return decode(body)
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}

const decode = (html: string) =>
  html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&nbsp;", " ").replaceAll("&amp;", "&");
