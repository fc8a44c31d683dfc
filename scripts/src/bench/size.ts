import {gzipSync} from "node:zlib";
import {type Browser, chromium, type Page} from "@playwright/test";
import {
  ACCOUNT_PAGES,
  ANALYSIS_PAGES,
  type BenchContext,
  CALENDAR_PAGES,
  MARKET,
  MARKETING_PAGES,
  PLANNER_PAGES,
  POWER_CENTER_PAGES,
  pageName,
  type Section,
} from "./context.ts";
import {DEMO_RUNNERS, signIn} from "./demo-session.ts";
import {createRow, type Row} from "./row.ts";
import {createRunUploader, makeFiles} from "./run-files.ts";
import {type StorageState, signedInState} from "./signed-in-state.ts";

interface PageWeight {
  readonly path: string;
  readonly scriptBytes: number;
  /** What travels inside the page. */
  readonly styleBytes: number;
  /**
   * Style sheets that the page loads for content which scripts will render; cached by a browser from its first page on.
   */
  readonly sheetBytes: number;
  readonly htmlBytes: number;
  readonly fontBytes: number;
  readonly requests: number;
}

/** What a browser really loads until it is idle, chunks fetched ahead included. */
export const size: Section = {
  title: "Bytes and requests",
  run: async (context) => {
    const browser = await chromium.launch({executablePath: context.browser, args: ["--no-sandbox"]});
    try {
      const empty = await weighPage(browser, context.reference.emptyUrl, "empty page");
      const pages: PageWeight[] = [];
      for (const path of MARKETING_PAGES)
        pages.push(await weighPage(browser, ourUrl(context, path), pageName(path)));
      const accounts = await weighSignedIn(browser, context, ACCOUNT_PAGES);
      const training = await weighSignedIn(browser, context, POWER_CENTER_PAGES);
      const calendar = await weighSignedIn(browser, context, CALENDAR_PAGES);
      const own = await weighSignedIn(browser, context, [await uploadRuns(context)]);
      const analysis = await weighSignedIn(browser, context, ANALYSIS_PAGES);
      return {
        rows: [
          ...toRows(pages, [...accounts, ...training, ...calendar, ...own, ...analysis], empty),
          areaRow("account", accounts, empty, 1.35),
          areaRow("PowerCenter", training, empty, 1.6),
          areaRow("calendar", calendar, empty, 1.6),
          areaRow("a run", own, empty, 1.6),
          areaRow("analysis", analysis, empty, 1.5),
        ],
        details: {empty, pages, accounts, training, calendar, own, analysis},
      };
    } finally {
      await browser.close();
    }
  },
};

/** Enough runs for every chart to have something to draw; returns the page of one. */
async function uploadRuns(context: BenchContext): Promise<string> {
  const {settings} = context.stack;
  const folder = await makeFiles(context, UPLOADED_RUNS);
  const runner = createRunUploader(settings, await signIn(settings, DEMO_RUNNERS[0]), folder);
  const [run] = await runner.send(0, UPLOADED_RUNS);
  await runner.allRead();
  return `/powercenter/activities/${run}`;
}

const UPLOADED_RUNS = 50;
const PLANNERS = new Set(PLANNER_PAGES.map(pageName));

const ourUrl = ({stack}: BenchContext, path: string) => `${stack.settings.urls.web}${MARKET}${path}`;

const ANONYMOUS: StorageState = {cookies: [], origins: []};

/** Weighs pages as a signed-in user sees them; an unauthenticated visitor would be redirected away from most. */
async function weighSignedIn(
  browser: Browser,
  context: BenchContext,
  paths: readonly string[],
): Promise<PageWeight[]> {
  const state = await signedInState(context.stack.settings, DEMO_RUNNERS[0]);
  const pages: PageWeight[] = [];
  for (const path of paths) {
    const isDoor = path.startsWith("/sign-");
    pages.push(await weighPage(browser, ourUrl(context, path), pageName(path), isDoor ? ANONYMOUS : state));
  }
  return pages;
}

async function weighPage(
  browser: Browser,
  url: string,
  path: string,
  storageState = ANONYMOUS,
): Promise<PageWeight> {
  const page = await browser.newPage({viewport: {width: 390, height: 844}, storageState});
  try {
    return {path, ...(await loadPage(page, url))};
  } finally {
    await page.close();
  }
}

async function loadPage(page: Page, url: string): Promise<Omit<PageWeight, "path">> {
  const sizes = {script: 0, stylesheet: 0, document: 0, font: 0};
  const pending: Promise<void>[] = [];
  let requests = 0;
  page.on("request", () => {
    requests += 1;
  });
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (type !== "script" && type !== "stylesheet" && type !== "document" && type !== "font") return;
    // Compressed here, the same way for both sides, whatever the servers negotiate. Fonts are compressed already.
    const count = response.body().then((body) => {
      sizes[type] += type === "font" ? body.length : gzipSync(body).length;
    });
    pending.push(count.catch(() => {}));
  });
  await page.goto(url, {waitUntil: "networkidle"});
  await page.evaluate(() => document.fonts.ready);
  await Promise.all(pending);
  const inside = await page.locator("style").allTextContents();
  return {
    scriptBytes: sizes.script,
    styleBytes: inside.length > 0 ? gzipSync(inside.join("")).length : 0,
    sheetBytes: sizes.stylesheet,
    htmlBytes: sizes.document,
    fontBytes: sizes.font,
    requests,
  };
}

function toRows(pages: readonly PageWeight[], accounts: readonly PageWeight[], empty: PageWeight): Row[] {
  const scripts = pages.map(({path, scriptBytes}) =>
    createRow(
      {
        section: "script",
        name: path,
        unit: "kB gzip",
        ours: toKilobytes(scriptBytes),
        reference: toKilobytes(empty.scriptBytes),
      },
      {ratioAtMost: PLANNERS.has(path) ? 1.21 : 1.12},
    ),
  );
  const most = (weight: keyof Omit<PageWeight, "path">, among = pages) =>
    among.toSorted((left, right) => right[weight] - left[weight])[0] ?? empty;
  const heaviest = most("styleBytes");
  const sheet = most("sheetBytes");
  const busiest = most("requests");
  const home = pages.filter(({path}) => path === pageName(""));
  const others = [...pages, ...accounts].filter(({path}) => path !== pageName(""));
  const html = (page: PageWeight, name: string, atMost: number) =>
    createRow({section: "html", name, unit: "kB gzip", ours: toKilobytes(page.htmlBytes)}, {atMost});
  const letters = most("fontBytes");
  return [
    ...scripts,
    html(most("htmlBytes", home), "home", 35),
    html(most("htmlBytes", others), `heaviest other: ${most("htmlBytes", others).path}`, 25),
    createRow(
      {section: "fonts", name: `heaviest: ${letters.path}`, unit: "kB", ours: toKilobytes(letters.fontBytes)},
      {atMost: 40},
    ),
    createRow(
      {
        section: "style",
        name: `in the page, heaviest: ${heaviest.path}`,
        unit: "kB gzip",
        ours: toKilobytes(heaviest.styleBytes),
      },
      {atMost: 15},
    ),
    createRow(
      {
        section: "style",
        name: `whole sheet, after the first paint: ${sheet.path}`,
        unit: "kB gzip",
        ours: toKilobytes(sheet.sheetBytes),
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

function areaRow(area: string, pages: readonly PageWeight[], empty: PageWeight, ratioAtMost: number): Row {
  const heaviest = pages.toSorted((left, right) => right.scriptBytes - left.scriptBytes)[0] ?? empty;
  const bytes = {ours: toKilobytes(heaviest.scriptBytes), reference: toKilobytes(empty.scriptBytes)};
  // The run is another one each time, and the row the same.
  const name = `${area}, heaviest: ${heaviest.path.replace(/act_\w+/, "{id}")}`;
  return createRow({section: "script", name, unit: "kB gzip", ...bytes}, {ratioAtMost});
}

const toKilobytes = (bytes: number): number => bytes / 1000;
