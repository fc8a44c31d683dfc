/// <reference lib="dom" />
import {chromium} from "@playwright/test";
import {type BenchContext, MARKET} from "./context.ts";
import {signedInState} from "./signed-in-state.ts";

const DESKTOP_VIEWPORT = {width: 1440, height: 900};
const LIBRARY = "/powercenter/library";
const WORDS = ["tempo", "hills", "long run", "8 min"];

/** From each key that narrows the library to its paint, in ms, rounded by the browser to 8; below 16 counts as 16. */
export async function typeInLibrary({stack, browser: executablePath}: BenchContext, runner: string) {
  const {settings} = stack;
  const browser = await chromium.launch({executablePath, args: ["--no-sandbox"]});
  try {
    const page = await browser.newPage({
      viewport: DESKTOP_VIEWPORT,
      storageState: await signedInState(settings, runner),
    });
    await page.addInitScript(watchKeys);
    await page.goto(`${settings.urls.web}${MARKET}${LIBRARY}`, {waitUntil: "networkidle"});
    const search = page.locator("main input[type=search]");
    let keys = 0;
    for (const word of WORDS) {
      await search.pressSequentially(word, {delay: 150});
      for (const _ of word) await search.press("Backspace", {delay: 80});
      keys += 2 * word.length;
    }
    const slow = await page.evaluate(slowKeys);
    return Array.from({length: keys}, (_, index) => slow[index] ?? 16);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function watchKeys() {
  const durations: number[] = [];
  Reflect.set(window, "keyDurations", durations);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "keydown") durations.push(entry.duration);
  });
  // The threshold is newer than the types.
  const observerOptions = {type: "event", durationThreshold: 16};
  observer.observe(observerOptions);
}

/** Runs in the page. */
const slowKeys = (): readonly number[] => Reflect.get(window, "keyDurations");
