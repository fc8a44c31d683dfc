import {chromium} from "@playwright/test";
import {type BenchContext, MARKET} from "./context.ts";
import {countFrames, inFront, sweep} from "./frames.ts";
import {signedIn} from "./signed-in.ts";
import {median} from "./statistics.ts";

const GESTURES = 3;
const DESK = {width: 1440, height: 900};
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
    const empty = await browser.newPage({viewport: DESK});
    await empty.goto(reference.emptyUrl, {waitUntil: "networkidle"});
    const page = await browser.newPage({viewport: DESK, storageState: await signedIn(settings, runner)});
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
      const hand = () => sweep(empty, {x: 200, y: 200, width: 1000});
      still.push(await inFront(empty, () => countFrames(empty, hand)));
      await page.bringToFront();
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.down();
      drag.push(await countFrames(page, () => sweep(page, over)));
      // Dropped where it lay.
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.up();
    }
    return {drag: median(drag), empty: median(still)};
  } finally {
    await browser.close();
  }
}
