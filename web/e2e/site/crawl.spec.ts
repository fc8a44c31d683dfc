import {LOCALES, type MarketParams} from "@gradus/schemas/markets";
import type {Page} from "@playwright/test";
import {demoPerson, openAs} from "../support/account";
import {whenAlive} from "../support/alive";
import {
  ACCESS_PAGES,
  ACCOUNT_PAGES,
  addressOf,
  LANGUAGE_MARKETS,
  marketsIn,
  RECORD_PAGES,
  SITE_PAGES,
} from "../support/site-pages";
import {expect, test} from "../support/test";
import {pageProblems} from "./crawl/page-problems";
import {SIGN_UP_DATA} from "./crawl/sign-up-data";
import {visibleText} from "./crawl/visible-text";

const ENGLISH: MarketParams = {region: "int", locale: "en"};
const englishOf = new Map<string, ReadonlySet<string>>();

interface Visit {
  readonly market: MarketParams;
  readonly path: string;
  /** Waits for what a page shows only once its scripts have asked for it. */
  readonly settle?: (page: Page) => Promise<void>;
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    // One after the other in one worker: what axe has weighed in a language it need not weigh again.
    test.describe.configure({mode: "default", timeout: 600_000});

    // The market that stands for the language comes first, and has its colours weighed.
    for (const market of marketsIn(locale)) {
      const isFirst = LANGUAGE_MARKETS.includes(market);
      test(`${market.region}/${locale}: every page is complete, in its language, accessible and quiet`, async ({
        page,
      }) => {
        const paths = isFirst ? [...SITE_PAGES, ...RECORD_PAGES] : SITE_PAGES;
        expect(await problemsAt(page, paths, {market}, isFirst)).toEqual([]);
      });
    }
  });
}

test("signing in and up and the account are complete in every language, accessible and quiet", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.addInitScript((data) => sessionStorage.setItem("gradus.sign_up", data), SIGN_UP_DATA);
  const look = async (paths: readonly string[]) => {
    const problems: string[] = [];
    for (const market of LANGUAGE_MARKETS) {
      problems.push(...(await problemsAt(page, paths, {market, settle}, true)));
    }
    return problems;
  };
  const asVisitor = await look(ACCESS_PAGES);
  await openAs(page, "/de/de/account", demoPerson("runner"));
  expect([...asVisitor, ...(await look(ACCOUNT_PAGES))]).toEqual([]);
});

test("they answer in every market, under the heading of its language", async ({request}) => {
  test.setTimeout(300_000);
  const headingAt = async (market: MarketParams, path: string) => {
    const response = await request.get(addressOf(market, path));
    const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text()) ?? [];
    return `${response.status()} ${heading}`;
  };
  for (const path of [...ACCESS_PAGES, ...ACCOUNT_PAGES]) {
    for (const language of LANGUAGE_MARKETS) {
      const [expected = "", ...others] = await Promise.all(
        marketsIn(language.locale).map((market) => headingAt(market, path)),
      );
      expect(expected, path).toMatch(/^200 \S/);
      expect(new Set([expected, ...others]), `${path} in ${language.locale}`).toEqual(new Set([expected]));
    }
  }
});

async function problemsAt(
  page: Page,
  paths: readonly string[],
  visit: Omit<Visit, "path">,
  withColours: boolean,
): Promise<string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    const english = visit.market.locale === "en" ? null : await englishText(page, {...visit, path});
    const status = await open(page, {...visit, path});
    const found = [
      ...(status === 200 ? [] : [`status ${status}`]),
      ...(await pageProblems(page, {english, withColours, isFirst: path === paths[0]})),
    ];
    problems.push(...found.map((problem) => `${addressOf(visit.market, path)}: ${problem}`));
  }
  return problems;
}

async function open(page: Page, {market, path, settle}: Visit): Promise<number | undefined> {
  const response = await page.goto(addressOf(market, path));
  await settle?.(page);
  return response?.status();
}

/** Pages of the account and of signing up are empty until the browser knows whose they are. */
async function settle(page: Page): Promise<void> {
  await whenAlive(page);
  const main = page.getByRole("main");
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(main.getByRole("button").or(main.getByRole("link")).first()).toBeVisible();
}

/** What the English page says, read once per worker. */
async function englishText(page: Page, visit: Omit<Visit, "market">): Promise<ReadonlySet<string>> {
  const known = englishOf.get(visit.path);
  if (known) return known;
  await open(page, {...visit, market: ENGLISH});
  const text = new Set(await visibleText(page));
  englishOf.set(visit.path, text);
  return text;
}
