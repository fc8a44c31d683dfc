import {gzipSync} from "node:zlib";
import {type Browser, type BrowserContextOptions, chromium, type Page} from "@playwright/test";
import {ACCOUNT_PAGES, type BenchContext, MARKET, MARKETING_PAGES, nameOf, type Section} from "./context.ts";
import {DEMO_RUNNERS, signIn} from "./demo-session.ts";
import {createRow, type Row} from "./row.ts";

interface PageWeight {
  readonly path: string;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly htmlBytes: number;
  readonly requests: number;
}

/** What a browser really loads until it is idle, chunks fetched ahead included. */
export const size: Section = {
  title: "Bytes and requests",
  run: async (context) => {
    const browser = await chromium.launch({executablePath: context.browser, args: ["--no-sandbox"]});
    try {
      const empty = await weigh(browser, context.reference.emptyUrl, "empty page");
      const pages: PageWeight[] = [];
      for (const path of MARKETING_PAGES)
        pages.push(await weigh(browser, ourUrl(context, path), nameOf(path)));
      const accounts = await weighAccounts(browser, context);
      return {
        rows: [...toRows(pages, empty), accountRow(accounts, empty)],
        details: {empty, pages, accounts},
      };
    } finally {
      await browser.close();
    }
  },
};

const ourUrl = ({stack}: BenchContext, path: string) => `${stack.settings.urls.web}${MARKET}${path}`;

type State = Exclude<BrowserContextOptions["storageState"], undefined>;
const NOBODY: State = {cookies: [], origins: []};

/** As somebody who is signed in sees them; who is not would be led away from most. */
async function weighAccounts(browser: Browser, context: BenchContext): Promise<PageWeight[]> {
  const {settings} = context.stack;
  const session = await signIn(settings, DEMO_RUNNERS[0]);
  const names = ["access_token", "refresh_token", "client_id"] as const;
  const localStorage = names.map((name) => ({name: `gradus.${name}`, value: session[name]}));
  const signedIn: State = {cookies: [], origins: [{origin: settings.urls.web, localStorage}]};
  const pages: PageWeight[] = [];
  for (const path of ACCOUNT_PAGES) {
    const isDoor = path.startsWith("/sign-");
    pages.push(await weigh(browser, ourUrl(context, path), nameOf(path), isDoor ? NOBODY : signedIn));
  }
  return pages;
}

async function weigh(
  browser: Browser,
  url: string,
  path: string,
  storageState = NOBODY,
): Promise<PageWeight> {
  const page = await browser.newPage({viewport: {width: 390, height: 844}, storageState});
  try {
    return {path, ...(await load(page, url))};
  } finally {
    await page.close();
  }
}

async function load(page: Page, url: string): Promise<Omit<PageWeight, "path">> {
  const sizes = {script: 0, stylesheet: 0, document: 0};
  const pending: Promise<void>[] = [];
  let requests = 0;
  page.on("request", () => {
    requests += 1;
  });
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (type !== "script" && type !== "stylesheet" && type !== "document") return;
    // Compressed here, the same way for both sides, whatever the servers negotiate.
    const count = response.body().then((body) => {
      sizes[type] += gzipSync(body).length;
    });
    pending.push(count.catch(() => {}));
  });
  await page.goto(url, {waitUntil: "networkidle"});
  await Promise.all(pending);
  // Styles that travel inside the page weigh as much as those in a file.
  const inside = await page.locator("style").allTextContents();
  const styleBytes = sizes.stylesheet + (inside.length > 0 ? gzipSync(inside.join("")).length : 0);
  return {scriptBytes: sizes.script, styleBytes, htmlBytes: sizes.document, requests};
}

function toRows(pages: readonly PageWeight[], empty: PageWeight): Row[] {
  const scripts = pages.map(({path, scriptBytes}) =>
    createRow(
      {
        section: "script",
        name: path,
        unit: "kB gzip",
        ours: kilo(scriptBytes),
        reference: kilo(empty.scriptBytes),
      },
      {ratioAtMost: 1.1},
    ),
  );
  const heaviest = pages.toSorted((left, right) => right.styleBytes - left.styleBytes)[0] ?? empty;
  const busiest = pages.toSorted((left, right) => right.requests - left.requests)[0] ?? empty;
  return [
    ...scripts,
    createRow(
      {
        section: "style",
        name: `heaviest: ${heaviest.path}`,
        unit: "kB gzip",
        ours: kilo(heaviest.styleBytes),
      },
      {atMost: 15},
    ),
    createRow(
      {
        section: "requests",
        name: `busiest until idle: ${busiest.path}`,
        unit: "",
        ours: busiest.requests,
        reference: empty.requests,
      },
      {atMost: 20},
    ),
  ];
}

function accountRow(pages: readonly PageWeight[], empty: PageWeight): Row {
  const heaviest = pages.toSorted((left, right) => right.scriptBytes - left.scriptBytes)[0] ?? empty;
  const bytes = {ours: kilo(heaviest.scriptBytes), reference: kilo(empty.scriptBytes)};
  const name = `account, heaviest: ${heaviest.path}`;
  return createRow({section: "script", name, unit: "kB gzip", ...bytes}, {ratioAtMost: 1.35});
}

const kilo = (bytes: number): number => bytes / 1000;
