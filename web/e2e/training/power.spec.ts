import {encodeFit} from "@gradus/training/export/fit";
import type {Locator, Page} from "@playwright/test";
import {openAs} from "../support/account";
import {whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";
import {expectMovedBy} from "../support/training";

const CURVE = "/de/en/powercenter/analysis/power-duration";
const CRITICAL = "/de/en/powercenter/analysis/critical-power";
const GERMAN = "/de/de/powercenter/analysis/power-duration";
const DAY_S = 86_400;
/** Days ago, seconds and W of each run. */
const RUNS = [
  {daysAgo: 20, seconds: 1800, watts: 240},
  {daysAgo: 12, seconds: 1500, watts: 246},
  {daysAgo: 5, seconds: 700, watts: 268},
] as const;
// Named by the hour, in the language of the account.
const NAME = "Lauf am Morgen";

test("a power curve grows from runs, and critical power explains how its value came about", async ({
  page,
  request,
}) => {
  test.slow();
  const main = page.getByRole("main");
  const runner = await createAccount(request, "power");
  await openAs(page, CURVE, runner);
  await expect(main.getByText("Three runs are needed before we can show this.")).toBeVisible();
  await main.getByRole("link", {name: "Upload runs"}).click();
  await expect(page).toHaveURL(/\/powercenter\/upload$/);
  await whenHydrated(page);
  await upload(page);

  await page.goto(CURVE);
  await expect(main.getByText(/^Your best 20\smin of 90 days: 24\d\sW\.$/)).toBeVisible();
  await whenHydrated(page);
  await readByKeys(main);
  await main.getByRole("button", {name: "View as table"}).click();
  await expect(main.getByRole("region", {name: "The curve as a table"}).getByRole("row")).not.toHaveCount(0);

  // A best links to its run, with the effort selected.
  const bests = main.getByRole("region", {name: "Best efforts"});
  await bests
    .getByRole("row")
    .filter({hasText: /^10\smin/})
    .getByRole("link", {name: NAME})
    .first()
    .click();
  await expect(page).toHaveURL(/\/powercenter\/activities\/[^/]+#effort=\d+-\d+$/);
  await expect(main.getByRole("region", {name: "Selection"})).toContainText("10:00");

  await page.goto(GERMAN);
  await expect(main.getByText(/^Deine besten 20\smin \(90 Tage\): 24\d\sW\.$/)).toBeVisible();
  await expect(main.getByRole("slider", {name: "Dauer auf der Kurve"})).toBeVisible();

  await expectMovedBy(request, runner, NAME);
  await openDerived(page);
  await setAndTakeBack(page, main);
  await recalculate(main);
});

/** Arrow keys and the ends. */
async function readByKeys(main: Locator) {
  const slider = main.getByRole("slider", {name: "Duration on the curve"});
  await expect(slider).toHaveAttribute("aria-valuetext", /^10\smin: 268\sW/);
  await slider.press("ArrowRight");
  await expect(slider).not.toHaveAttribute("aria-valuetext", /^10\smin:/);
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", /^5\ss: 268\sW/);
  await slider.press("End");
  // Three weeks old, it counts for a little less.
  await expect(slider).toHaveAttribute("aria-valuetext", /: 23\d\sW/);
}

/** What follows the runs, once it does. */
async function openDerived(page: Page) {
  const main = page.getByRole("main");
  await page.goto(CRITICAL);
  const reasons = main.getByRole("list", {name: "Why it changed"});
  await expect(reasons.getByRole("link", {name: NAME}).first()).toBeVisible();
  await expect(main.getByText(/ would raise it\./)).toBeVisible();
  await whenHydrated(page);
  await main.getByRole("button", {name: "Explain: What these days say"}).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Critical power is where it levels off.");
  await dialog.getByRole("button", {name: "Close"}).click();
}

async function setAndTakeBack(page: Page, main: Locator) {
  await main.getByRole("button", {name: "Set by hand"}).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Critical power in W").fill("59");
  await dialog.getByRole("button", {name: "Set", exact: true}).click();
  await expect(dialog.getByLabel("Critical power in W")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Critical power in W").fill("301");
  await dialog.getByRole("button", {name: "Set", exact: true}).click();
  await expect(main.getByText("Set by hand.", {exact: true})).toBeVisible();
  await expect(main.getByText(/^It stays where you set it\./)).toBeVisible();
  await expect(
    main.getByRole("list", {name: "Why it changed"}).getByText("You set it by hand."),
  ).toBeVisible();

  await main.getByRole("button", {name: "Use automatic again"}).click();
  await dialog.getByRole("button", {name: "Use automatic values"}).click();
  await expect(main.getByText("Critical power follows your runs again.")).toBeVisible();
  await expect(main.getByText(/^It stays where you set it\./)).toBeHidden();
}

/** Opens the preview, and applies a change if one is offered. What already follows the runs does not change. */
async function recalculate(main: Locator) {
  const section = main.getByRole("region", {name: "Recalculate"});
  await section.getByRole("button", {name: "Show what would change"}).click();
  await expect(section.getByText(/^Nothing would change|^On .* would become another:$/)).toBeVisible();
  const confirm = section.getByRole("button", {name: "Apply these changes"});
  if (await confirm.isVisible()) {
    await confirm.click();
    await expect(section.getByText(/^Done\. /)).toBeVisible();
  }
}

async function upload(page: Page) {
  const now = Math.floor(Date.now() / 1000);
  const nineToday = now - (now % DAY_S) + 8 * 3600;
  const sent = RUNS.map(({daysAgo, seconds, watts}, index) => ({
    name: `${watts}.fit`,
    bytes: [...steadyRun({start: nineToday - daysAgo * DAY_S, seconds, watts, serial: index + 1})],
  }));
  const zone = page.getByRole("region", {name: "Drop files here"});
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const {name, bytes} of list) transfer.items.add(new File([new Uint8Array(bytes)], name));
    return transfer;
  }, sent);
  await zone.dispatchEvent("drop", {dataTransfer});
  await expect(page.getByRole("main").getByText("3 of 3 files done")).toBeVisible();
}

interface Steady {
  readonly start: number;
  readonly seconds: number;
  readonly watts: number;
  readonly serial: number;
}

/** The same power from the first second to the last, at 3 m/s. */
function steadyRun({start, seconds, watts, serial}: Steady): Uint8Array {
  const each = (of: (second: number) => number) =>
    Float64Array.from({length: seconds}, (_, second) => of(second));
  return encodeFit({
    series: {
      start,
      length: seconds,
      active: new Uint8Array(seconds).fill(1),
      columns: {power: each(() => watts), speed: each(() => 3), distance: each((second) => 3 * second)},
    },
    extra: [],
    subSport: "generic",
    powerFamily: "pod",
    laps: [],
    utcOffset: 3600,
    timer: null,
    serial,
    productName: "Pod",
  });
}
