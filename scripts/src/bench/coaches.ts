/// <reference lib="dom" />
import {join} from "node:path";
import {chromium, type Page} from "@playwright/test";
import {runLogged} from "../../bootstrap/run-logged.mjs";
import {childEnv} from "../env.ts";
import {backendEnv, serviceEnv} from "../stack/service-env.ts";
import {logFile} from "../stack/settings.ts";
import {type BenchContext, MARKET, type Section} from "./context.ts";
import {createRow} from "./row.ts";
import {median, quantile} from "./statistics.ts";

const COACHES = 500;

export const coaches: Section = {
  title: "Filters of the coach directory",
  run: async (context) => {
    const {stack} = context;
    await stack.restart("backend", () => addCoaches(context));
    const browser = await chromium.launch({executablePath: context.browser, args: ["--no-sandbox"]});
    try {
      const page = await browser.newPage({viewport: {width: 1440, height: 900}});
      await page.goto(`${stack.settings.urls.web}${MARKET}/coaches`, {waitUntil: "networkidle"});
      const samples = await clickFilters(page);
      const measured = {section: "coaches", name: `filter among ${COACHES}, p95`, unit: "ms"};
      return {
        rows: [createRow({...measured, ours: quantile(samples, 0.95)}, {atMost: 100})],
        details: {samples, median: median(samples)},
      };
    } finally {
      await browser.close();
    }
  },
};

async function addCoaches({stack: {settings}, interruption}: BenchContext): Promise<void> {
  await runLogged(process.execPath, ["src/cli.ts", "demo", String(COACHES)], {
    cwd: join(settings.root, "services", "backend"),
    env: childEnv({...serviceEnv(settings, "production"), ...backendEnv(settings)}),
    logFile: logFile(settings, "bench-coaches"),
    signal: interruption.signal,
  });
}

/** Each filter alone, and beside the one after it: answers the browser does not have yet. */
async function clickFilters(page: Page): Promise<number[]> {
  const filters = page.getByRole("complementary").getByRole("checkbox");
  const count = await filters.count();
  const click = (index: number) => filters.nth(index % count).evaluate(timeUntilListed);
  const samples: number[] = [];
  for (let index = 0; index < count; index += 1) {
    samples.push(await click(index), await click(index + 1));
    // The browser does not request again what it has cached.
    await filters.nth((index + 1) % count).click();
    await filters.nth(index).click();
  }
  return samples;
}

/** Runs in the page: clicks, and looks at every frame whether the answer is there and its list is drawn. */
function timeUntilListed(filter: Element): Promise<number> {
  const started = performance.now();
  const isAnswered = () =>
    performance
      .getEntriesByType("resource")
      .some(({name, startTime}) => startTime >= started && name.includes("/b/coaches?"));
  const isBusy = () => filter.ownerDocument.querySelector("main ul[aria-busy=true]") !== null;
  return new Promise((resolve, reject) => {
    const checkFrame = () => {
      const elapsed = performance.now() - started;
      if (isAnswered() && !isBusy()) resolve(elapsed);
      else if (elapsed > 10_000) reject(new Error("A filter is not answered"));
      else requestAnimationFrame(checkFrame);
    };
    if (filter instanceof HTMLElement) filter.click();
    checkFrame();
  });
}
