import {chromium} from "@playwright/test";
import {type BenchContext, MARKET} from "./context.ts";
import {countFrames, countInFront, sweepPointer} from "./frames.ts";
import {signedInState} from "./signed-in-state.ts";
import {median} from "./statistics.ts";

const GESTURES = 3;
const DESKTOP_VIEWPORT = {width: 1440, height: 900};
const MONTH = "/powercenter/calendar?view=month";
const MOVABLE = ".cal-lane.field-track li[draggable=true]";

/** Frames a second while a card is carried over a full month, and while a hand moves over the empty page, by turns. */
export async function dragOverMonth(
  {stack, browser: executablePath, reference}: BenchContext,
  runner: string,
) {
  const {settings} = stack;
  const browser = await chromium.launch({executablePath, args: ["--no-sandbox"]});
  try {
    const empty = await browser.newPage({viewport: DESKTOP_VIEWPORT});
    await empty.goto(reference.emptyUrl, {waitUntil: "networkidle"});
    const page = await browser.newPage({
      viewport: DESKTOP_VIEWPORT,
      storageState: await signedInState(settings, runner),
    });
    await page.goto(`${settings.urls.web}${MARKET}${MONTH}`, {waitUntil: "networkidle"});
    const card = page.locator(MOVABLE).first();
    await card.scrollIntoViewIfNeeded();
    const table = await page.locator(".cal-table").boundingBox();
    const box = await card.boundingBox();
    if (!table || !box) throw new Error("The month has no card that can be carried");
    const over = {x: table.x + 80, y: box.y + 20, width: table.width - 400};
    const drag: number[] = [];
    const still: number[] = [];
    for (let round = 0; round < GESTURES; round += 1) {
      const hand = () => sweepPointer(empty, {x: 200, y: 200, width: 1000});
      still.push(await countInFront(empty, () => countFrames(empty, hand)));
      await page.bringToFront();
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.down();
      drag.push(await countFrames(page, () => sweepPointer(page, over)));
      // Dropped where it lay.
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.up();
    }
    return {drag: median(drag), empty: median(still)};
  } finally {
    await browser.close();
  }
}
