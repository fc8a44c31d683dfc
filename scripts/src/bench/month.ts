/// <reference lib="dom" />
import {chromium} from "@playwright/test";
import {type BenchContext, MARKET} from "./context.ts";
import {signedInState} from "./signed-in-state.ts";

const SAMPLES = 5;
const DESKTOP_VIEWPORT = {width: 1440, height: 900};
const MONTH = "/powercenter/calendar?view=month";
const CARD = ".cal-card";

/** From the last answer that holds a month to its cards on the screen, in ms, each time in a browser that knows neither. */
export async function drawMonth({stack, browser: executablePath}: BenchContext, runner: string) {
  const {settings} = stack;
  const state = await signedInState(settings, runner);
  const browser = await chromium.launch({executablePath, args: ["--no-sandbox"]});
  try {
    const times: number[] = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const page = await browser.newPage({viewport: DESKTOP_VIEWPORT, storageState: state});
      await page.addInitScript(watchForCards, CARD);
      await page.goto(`${settings.urls.web}${MARKET}${MONTH}`, {waitUntil: "networkidle"});
      times.push(await page.evaluate(timeToCards));
      await page.close();
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Runs in the page: notes after the paint of each frame in which the number of cards is another one. */
function watchForCards(card: string) {
  const drawn: {at: number; cards: number}[] = [];
  Reflect.set(window, "drawnCards", drawn);
  const checkFrame = () => {
    const cards = document.querySelectorAll(card).length;
    if (cards !== (drawn.at(-1)?.cards ?? 0)) {
      const note = {at: Number.NaN, cards};
      drawn.push(note);
      const {port1, port2} = new MessageChannel();
      // The changes of this frame are painted before this message arrives.
      port1.onmessage = () => {
        note.at = performance.now();
      };
      port2.postMessage(null);
    }
    requestAnimationFrame(checkFrame);
  };
  checkFrame();
}

/** Runs in the page: of the last frame with further cards, since the answer before it. */
function timeToCards(): number {
  const drawn: readonly {at: number}[] = Reflect.get(window, "drawnCards");
  const at = drawn.at(-1)?.at;
  if (at === undefined) throw new Error("The month has no cards");
  const answers = performance
    .getEntriesByType("resource")
    .flatMap((entry) =>
      entry instanceof PerformanceResourceTiming && entry.name.includes("/calendar?")
        ? entry.responseEnd
        : [],
    );
  return at - Math.max(...answers.filter((end) => end < at));
}
