import {LOCALES, type Locale, type MarketParams} from "@gradus/schemas/markets";
import type {APIRequestContext, Page} from "@playwright/test";
import {demoPerson, openAs} from "../support/account";
import {whenHydrated} from "../support/hydrated";
import {isSampled} from "../support/sample";
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
import {pageProblems, sourceProblems} from "./crawl/page-problems";
import {openRunFiles, type RunFiles} from "./crawl/run-files";
import {SIGN_UP_DATA} from "./crawl/sign-up-data";
import {structureOf} from "./crawl/structure";
import {visibleText} from "./crawl/visible-text";

const ENGLISH: MarketParams = {region: "int", locale: "en"};
/** Where scripts work with the prices of a market: these are opened, whatever they are built like. */
const PRICED_PAGES = ["/", "/store/pod", "/membership", "/cart"];

/**
 * Every page is opened in English, and in each other language one page in eight per run. In a market that is not its
 * language's first, one page in twelve is read, and one market in ten shows its prices. `src/app/completeness.test.ts`
 * reads the server response of every page of every market in every run.
 */
const isOpenedIn = (locale: Locale) => (path: string) => locale === "en" || isSampled(`${locale} ${path}`, 8);
const isRead = (market: MarketParams) => (path: string) => isSampled(addressOf(market, path), 12);
const showsPrices = (market: MarketParams) => isSampled(`prices ${addressOf(market, "/")}`, 10);

/** Words in another language lie on the same colours: English is weighed, and German, whose words are the longest. */
const hasOwnColours = ({locale}: MarketParams) => locale === "en" || locale === "de";

// A trace with a screenshot at every step costs as much as the check itself, and the list of problems shows where to
// look: actions, requests and logs are enough.
test.use({trace: {mode: "retain-on-failure", screenshots: false, snapshots: false}});
test.describe.configure({timeout: 600_000});

interface Visit {
  readonly market: MarketParams;
  readonly withColours: boolean;
  readonly run: RunFiles;
  /** Waits for content that a page shows only after its scripts have requested it. */
  readonly settle?: (page: Page) => Promise<void>;
}

const siteTitle = ({region, locale}: MarketParams) =>
  `${region}/${locale}: every page is complete, in its language, accessible and quiet`;

// All pages of the market that represents the language are opened. English comes first: the texts of other languages
// are compared with the English ones.
for (const market of LANGUAGE_MARKETS) {
  const {locale} = market;

  test(siteTitle(market), async ({page}, info) => {
    const visit = {market, withColours: hasOwnColours(market), run: openRunFiles(info)};
    const paths = [...SITE_PAGES, ...RECORD_PAGES].filter(isOpenedIn(locale));
    expect(await problemsAt(page, paths, visit)).toEqual([]);
  });

  test(`signing in and up and the account in ${locale}: complete, accessible and quiet`, async ({
    page,
  }, info) => {
    await page.addInitScript((data) => sessionStorage.setItem("gradus.sign_up", data), SIGN_UP_DATA);
    const visit = {market, withColours: hasOwnColours(market), run: openRunFiles(info), settle};
    const checkPages = (paths: readonly string[]) =>
      problemsAt(page, paths.filter(isOpenedIn(locale)), visit);
    const asVisitor = await checkPages(ACCESS_PAGES);
    await openAs(page, "/de/de/account", demoPerson("runner"));
    expect([...asVisitor, ...(await checkPages(ACCOUNT_PAGES))]).toEqual([]);
  });
}

for (const locale of LOCALES) {
  const [first = ENGLISH, ...others] = marketsIn(locale);
  for (const market of others) {
    // In another market a page that is built alike differs in words alone: those are read as the server sends them.
    test(siteTitle(market), async ({page, request}, info) => {
      const run = openRunFiles(info);
      const problems: string[] = [];
      const opened = new Set(showsPrices(market) ? PRICED_PAGES : []);
      for (const path of SITE_PAGES.filter(isRead(market))) {
        const html = await sourceOf(request, market, path);
        const structure = structureOf(html);
        // Another market that is built like this one opens it as little as this one what the first one opened.
        const isKnown = (await structuresOf(request, first, path, run)).has(structure);
        if (!isKnown && run.claim(`opened in ${locale} ${structure}`)) opened.add(path);
        const english = locale === "en" ? null : await englishSource(request, path, run);
        problems.push(
          ...sourceProblems(html, english).map((found) => `${addressOf(market, path)}: ${found}`),
        );
      }
      const seen = await problemsAt(page, [...opened], {market, withColours: false, run});
      expect([...problems, ...seen]).toEqual([]);
    });
  }
}

for (const locale of LOCALES) {
  test(`they answer in every market in ${locale}, under the heading of the language`, async ({request}) => {
    const headingAt = async (market: MarketParams, path: string) => {
      const response = await request.get(addressOf(market, path));
      const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text()) ?? [];
      return `${response.status()} ${heading}`;
    };
    for (const path of [...ACCESS_PAGES, ...ACCOUNT_PAGES]) {
      const [first = ENGLISH, ...more] = marketsIn(locale);
      const read = [first, ...more.filter((market) => isRead(market)(path))];
      const [expected = "", ...others] = await Promise.all(read.map((market) => headingAt(market, path)));
      expect(expected, path).toMatch(/^200 \S/);
      expect(new Set([expected, ...others]), path).toEqual(new Set([expected]));
    }
  });
}

async function problemsAt(page: Page, paths: readonly string[], visit: Visit): Promise<string[]> {
  const {market, withColours, run} = visit;
  const problems: string[] = [];
  for (const path of paths) {
    const english = market.locale === "en" ? null : await englishText(page, path, visit);
    const status = await open(page, path, visit);
    // Other languages are compared with what is open here anyway.
    if (market.region === ENGLISH.region && market.locale === "en")
      await run.once(englishKey(path), () => textOf(page));
    const options = {locale: market.locale, english, withColours, isFirst: path === paths[0], run};
    const found = [...(status === 200 ? [] : [`status ${status}`]), ...(await pageProblems(page, options))];
    problems.push(...found.map((problem) => `${addressOf(market, path)}: ${problem}`));
  }
  return problems;
}

async function open(page: Page, path: string, {market, settle}: Visit): Promise<number | undefined> {
  const response = await page.goto(addressOf(market, path));
  await whenHydrated(page);
  await settle?.(page);
  return response?.status();
}

/** Pages of the account and of signing up are empty until the browser knows whose they are. */
async function settle(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(main.getByRole("button").or(main.getByRole("link")).first()).toBeVisible();
}

/** Texts of the English page after its scripts have rendered it. */
function englishText(page: Page, path: string, visit: Visit): Promise<ReadonlySet<string>> {
  return visit.run.once(englishKey(path), async () => {
    await open(page, path, {...visit, market: ENGLISH});
    return textOf(page);
  });
}

const englishKey = (path: string) => `English text of ${path}`;
const textOf = async (page: Page) => visibleText(await page.content());

/** The page as the server sends it. */
async function sourceOf(request: APIRequestContext, market: MarketParams, path: string): Promise<string> {
  const response = await request.get(addressOf(market, path));
  expect(response.status(), addressOf(market, path)).toBe(200);
  return response.text();
}

/** Texts of the English page as the server sends it. */
function englishSource(request: APIRequestContext, path: string, run: RunFiles) {
  return run.once(`English source of ${path}`, async () =>
    visibleText(await sourceOf(request, ENGLISH, path)),
  );
}

/** How a page of a market is built. */
function structuresOf(request: APIRequestContext, market: MarketParams, path: string, run: RunFiles) {
  return run.once(`built as ${addressOf(market, path)}`, async () => [
    structureOf(await sourceOf(request, market, path)),
  ]);
}
