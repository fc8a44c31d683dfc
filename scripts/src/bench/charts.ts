/// <reference lib="dom" />
import {type Browser, chromium, type Page} from "@playwright/test";
import {type BenchContext, MARKET, type Section} from "./context.ts";
import {DEMO_RUNNERS, signIn} from "./demo-session.ts";
import {type Area, countFrames, countInFront, sweepPointer} from "./frames.ts";
import {createRow, type Row} from "./row.ts";
import {createRunUploader, makeFiles, RUNS_PATH, runListReply} from "./run-files.ts";
import {type StorageState, signedInState} from "./signed-in-state.ts";
import {median} from "./statistics.ts";

const HOURS = 4;
const SAMPLES = 5;
const GESTURES = 3;
const RUNS_PAGE = "/powercenter/activities";
const DESKTOP_VIEWPORT = {width: 1440, height: 900};

export const charts: Section = {
  title: "Charts of a long run",
  run: async (context) => {
    const {settings} = context.stack;
    const run = await uploadRun(context);
    const browser = await chromium.launch({executablePath: context.browser, args: ["--no-sandbox"]});
    try {
      const state = await signedInState(settings, RUNNER);
      const firstMs = await timeFirstChart(browser, context, {run, state});
      const frames = await measureFrames(browser, context, {run, state});
      return {rows: toRows(median(firstMs), frames), details: {firstMs, frames}};
    } finally {
      await browser.close();
    }
  },
};

// Of the invented people one without other runs, and not the one that `runs` gives ten years.
const RUNNER = DEMO_RUNNERS[2];

async function uploadRun(context: BenchContext): Promise<string> {
  const {settings} = context.stack;
  const folder = await makeFiles(context, 1, HOURS);
  const runner = createRunUploader(settings, await signIn(settings, RUNNER), folder);
  await runner.send(0, 1);
  await runner.allRead();
  const {items} = runListReply.parse(await (await runner.ask(`${RUNS_PATH}?limit=1`)).json()).data;
  if (!items[0]) throw new Error("The file of the benchmark became no run");
  return items[0].id;
}

interface RunPage {
  readonly run: string;
  readonly state: StorageState;
}

const ourUrl = ({stack}: BenchContext, path: string) => `${stack.settings.urls.web}${MARKET}${path}`;

/** From the list of runs, by a click on it, each time in a browser that knows neither. */
async function timeFirstChart(
  browser: Browser,
  context: BenchContext,
  {run, state}: RunPage,
): Promise<number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const page = await browser.newPage({viewport: DESKTOP_VIEWPORT, storageState: state});
    const drawn = Promise.withResolvers<number>();
    await page.exposeFunction("tellDrawn", drawn.resolve);
    await page.addInitScript(watchForChart, CHART);
    await page.goto(ourUrl(context, RUNS_PAGE), {waitUntil: "networkidle"});
    const link = page.locator(`main a[href$="/${run}"]`).first();
    const clicked = await link.evaluate((element) => {
      const now = Date.now();
      if (element instanceof HTMLElement) element.click();
      return now;
    });
    await page.waitForSelector(CHART);
    times.push((await drawn.promise) - clicked);
    await page.close();
  }
  return times;
}

const CHART = ".stack-plot canvas";

/** Runs in each page, the one that is left and the one that is opened: looks at every frame whether there is a chart. */
function watchForChart(chart: string) {
  const checkFrame = () => {
    if (!document.querySelector(chart)) return requestAnimationFrame(checkFrame);
    // What was put there in this frame is painted at its end.
    return requestAnimationFrame(() => Reflect.get(window, "tellDrawn")(Date.now()));
  };
  checkFrame();
}

interface Frames {
  readonly cursor: number;
  readonly pan: number;
  readonly empty: number;
}

/** Frames a second: by turns, so that a busy moment of the machine falls on all alike. */
async function measureFrames(
  browser: Browser,
  context: BenchContext,
  {run, state}: RunPage,
): Promise<Frames> {
  const empty = await browser.newPage({viewport: DESKTOP_VIEWPORT});
  await empty.goto(context.reference.emptyUrl, {waitUntil: "networkidle"});
  const page = await browser.newPage({viewport: DESKTOP_VIEWPORT, storageState: state});
  await page.goto(ourUrl(context, `${RUNS_PAGE}/${run}`), {waitUntil: "networkidle"});
  const rounds: Frames[] = [];
  for (let round = 0; round < GESTURES; round += 1) {
    rounds.push({
      empty: await countInFront(empty, () =>
        countFrames(empty, () => sweepPointer(empty, {x: 200, y: 200, width: 1000})),
      ),
      cursor: await countInFront(page, () => moveCursor(page)),
      pan: await countInFront(page, () => pan(page)),
    });
  }
  const of = (key: keyof Frames) => median(rounds.map((frames) => frames[key]));
  return {cursor: of("cursor"), pan: of("pan"), empty: of("empty")};
}

async function moveCursor(page: Page): Promise<number> {
  const area = await areaOf(page, ".stack-overlay");
  return countFrames(page, () => sweepPointer(page, area));
}

/** Closer by a few keys, then the axis is dragged there and back. */
async function pan(page: Page): Promise<number> {
  const overlay = page.locator(".stack-overlay").first();
  await overlay.focus();
  for (const key of ["+", "+", "+"]) await overlay.press(key);
  const area = await areaOf(page, ".stack-axis");
  const frames = await countFrames(page, async () => {
    await page.mouse.move(area.x + area.width / 4, area.y);
    await page.mouse.down();
    await sweepPointer(page, area);
    await page.mouse.up();
  });
  await overlay.press("0");
  return frames;
}

async function areaOf(page: Page, selector: string): Promise<Area> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is no ${selector} on the page of the run`);
  return {x: box.x, y: box.y + Math.min(10, box.height / 2), width: box.width};
}

function toRows(firstMs: number, {cursor, pan, empty}: Frames): Row[] {
  const frames = (name: string, ours: number) =>
    createRow({section: "charts", name, unit: "frames/s", ours, reference: empty}, {ratioAtLeast: 0.95});
  return [
    createRow(
      {section: "charts", name: `first chart of ${HOURS} h, from the list`, unit: "ms", ours: firstMs},
      {atMost: 1000},
    ),
    frames(`while the cursor moves over ${HOURS} h`, cursor),
    frames(`while ${HOURS} h are panned`, pan),
  ];
}
