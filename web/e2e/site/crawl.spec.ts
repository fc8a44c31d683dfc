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
import {pageProblems, sourceProblems} from "./crawl/page-problems";
import {SIGN_UP_DATA} from "./crawl/sign-up-data";
import {structureOf} from "./crawl/structure";
import {visibleText} from "./crawl/visible-text";

const ENGLISH: MarketParams = {region: "int", locale: "en"};
const englishOf = new Map<string, ReadonlySet<string>>();
/** Where scripts work with the prices of a market: these are opened in each, whatever they are built like. */
const PRICED_PAGES = ["/", "/store/pod", "/membership", "/cart"];

/** Words in another language lie on the same colours: English is weighed, and German, whose words are the longest. */
const hasOwnColours = ({locale}: MarketParams) => locale === "en" || locale === "de";

// A trace that pictures the page at every step costs as much again as to look at it, and the list of problems says where
// to look: what was done, asked and logged is enough.
test.use({trace: {mode: "retain-on-failure", screenshots: false, snapshots: false}});

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

    // The market that stands for the language comes first: all of its pages are opened.
    const [first = ENGLISH, ...others] = marketsIn(locale);
    const built = new Set<string>();
    const name = ({region}: MarketParams) =>
      `${region}/${locale}: every page is complete, in its language, accessible and quiet`;

    test(name(first), async ({page}) => {
      const paths = [...SITE_PAGES, ...RECORD_PAGES];
      expect(await problemsAt(page, paths, {market: first}, hasOwnColours(first))).toEqual([]);
    });

    for (const market of others) {
      // In another market a page that is built alike differs in words alone: those are read as the server sends them.
      test(name(market), async ({page, context}) => {
        const blank = await context.newPage();
        if (built.size === 0) for (const path of SITE_PAGES) built.add(await builtAs(blank, first, path));
        const problems: string[] = [];
        const opened: string[] = [];
        for (const path of SITE_PAGES) {
          const english = locale === "en" ? null : await englishSource(blank, path);
          const html = await sourceOf(blank, market, path);
          const structure = await structureOf(blank, html);
          if (!built.has(structure) || PRICED_PAGES.includes(path)) opened.push(path);
          built.add(structure);
          const found = await sourceProblems(blank, html, english);
          problems.push(...found.map((problem) => `${addressOf(market, path)}: ${problem}`));
        }
        expect([...problems, ...(await problemsAt(page, opened, {market}, false))]).toEqual([]);
      });
    }
  });
}

for (const market of LANGUAGE_MARKETS) {
  test(`signing in and up and the account in ${market.locale}: complete, accessible and quiet`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.addInitScript((data) => sessionStorage.setItem("gradus.sign_up", data), SIGN_UP_DATA);
    const look = (paths: readonly string[]) =>
      problemsAt(page, paths, {market, settle}, hasOwnColours(market));
    const asVisitor = await look(ACCESS_PAGES);
    await openAs(page, "/de/de/account", demoPerson("runner"));
    expect([...asVisitor, ...(await look(ACCOUNT_PAGES))]).toEqual([]);
  });
}

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
  const {locale} = visit.market;
  const problems: string[] = [];
  for (const path of paths) {
    const english = locale === "en" ? null : await englishText(page, {...visit, path});
    const status = await open(page, {...visit, path});
    const found = [
      ...(status === 200 ? [] : [`status ${status}`]),
      ...(await pageProblems(page, {locale, english, withColours, isFirst: path === paths[0]})),
    ];
    if (english === null && visit.market.region === ENGLISH.region) await rememberEnglish(page, path);
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

/** The page as the server sends it. A `blank` page reads it: there no policy forbids to parse, and no script runs. */
async function sourceOf(blank: Page, market: MarketParams, path: string): Promise<string> {
  const response = await blank.request.get(addressOf(market, path));
  expect(response.status(), addressOf(market, path)).toBe(200);
  return response.text();
}

const builtAs = async (blank: Page, market: MarketParams, path: string) =>
  structureOf(blank, await sourceOf(blank, market, path));

const englishSources = new Map<string, ReadonlySet<string>>();

async function englishSource(blank: Page, path: string): Promise<ReadonlySet<string>> {
  const known = englishSources.get(path);
  if (known) return known;
  const text = new Set(await visibleText(blank, await sourceOf(blank, ENGLISH, path)));
  englishSources.set(path, text);
  return text;
}

/** What the English page says, read once per worker. */
async function englishText(page: Page, visit: Omit<Visit, "market">): Promise<ReadonlySet<string>> {
  const known = englishOf.get(visit.path);
  if (known) return known;
  await open(page, {...visit, market: ENGLISH});
  return rememberEnglish(page, visit.path);
}

async function rememberEnglish(page: Page, path: string): Promise<ReadonlySet<string>> {
  const text = new Set(await visibleText(page));
  englishOf.set(path, text);
  return text;
}
