import {AxeBuilder} from "@axe-core/playwright";
import type {MarketParams} from "@gradus/schemas/markets";
import type {Page} from "@playwright/test";
import {addressOf, MARKETS_TO_CRAWL, RECORD_PAGES, SITE_PAGES} from "./crawl/site-pages";
import {sentencesLeftIn, visibleText} from "./crawl/visible-text";
import {expect, test} from "./support/test";

// A message that is missing or was never formatted shows its key or its braces.
const RAW_MESSAGE = /\b[a-z]+\.[a-z]+[A-Z][A-Za-z]+\b|\{[a-z][A-Za-z:-]*\}/;
const ENGLISH: MarketParams = {region: "int", locale: "en"};
// One market for each language: colours and records follow the language at most, never the region.
const PER_LANGUAGE = new Set(["int/en", "int/de", "int/fr", "int/es"]);

const englishOf = new Map<string, ReadonlySet<string>>();

for (const market of MARKETS_TO_CRAWL) {
  const pair = `${market.region}/${market.locale}`;

  test(`${pair}: every page is complete, in its language, accessible and quiet`, async ({page}) => {
    test.setTimeout(240_000);
    const problems: string[] = [];
    for (const path of PER_LANGUAGE.has(pair) ? [...SITE_PAGES, ...RECORD_PAGES] : SITE_PAGES) {
      const english = market.locale === "en" ? null : await englishText(page, path);
      const address = addressOf(market, path);
      const response = await page.goto(address);
      const found = [
        ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
        ...(await wordProblems(page, english)),
        ...(await headingProblems(page)),
        ...(await accessProblems(page, PER_LANGUAGE.has(pair))),
      ];
      problems.push(...found.map((problem) => `${address}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

async function wordProblems(page: Page, english: ReadonlySet<string> | null): Promise<string[]> {
  const text = await visibleText(page);
  const raw = text.filter((line) => RAW_MESSAGE.test(line));
  const left = english ? sentencesLeftIn(text, english) : [];
  return [...raw.map((line) => `raw message "${line}"`), ...left.map((line) => `left in English "${line}"`)];
}

async function accessProblems(page: Page, withColours: boolean): Promise<string[]> {
  // One frame and one kind of answer: without these each look opens a page of its own and weighs every passed rule.
  const axe = new AxeBuilder({page}).setLegacyMode(true).options({
    resultTypes: ["violations"],
    rules: {"color-contrast": {enabled: withColours}},
  });
  const {violations} = await axe.analyze();
  return violations.map(({id, nodes}) => `${id} at ${nodes[0]?.target.join(" ")}`);
}

async function headingProblems(page: Page): Promise<string[]> {
  const headings = await page.locator("h1").count();
  return headings === 1 ? [] : [`${headings} first-level headings`];
}

/** What the English page says, read once per worker. */
async function englishText(page: Page, path: string): Promise<ReadonlySet<string>> {
  const known = englishOf.get(path);
  if (known) return known;
  await page.goto(addressOf(ENGLISH, path));
  const text = new Set(await visibleText(page));
  englishOf.set(path, text);
  return text;
}
