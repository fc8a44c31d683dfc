import {encodeFit} from "@gradus/training/export/fit";
import type {Page} from "@playwright/test";
import {openAs} from "../support/account";
import {open, whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

const ANALYSIS = "/de/en/powercenter/analysis";
const DAY_S = 86_400;
const SECONDS = 600;
/** Three runs a week for four weeks, and none younger than yesterday: what is a day is the runner's. */
const DAYS_AGO = [1, 3, 5, 8, 10, 12, 15, 17, 19, 22, 24, 26];
const METRES = 3 * SECONDS;

test("runs of some weeks become fitness, sums and a distribution", async ({page, request}) => {
  test.slow();
  const main = page.getByRole("main");
  await openAs(page, `${ANALYSIS}/fitness`, await createAccount(request, "load"));
  await expect(main.getByText("Upload your first run and we draw fitness")).toBeVisible();
  await main.getByRole("link", {name: "Upload runs"}).click();
  await expect(page).toHaveURL(/\/powercenter\/upload$/);
  await whenHydrated(page);
  await dropRuns(page);
  await expect(main.getByText("12 of 12 files done")).toBeVisible({timeout: 60_000});

  await open(page, `${ANALYSIS}/fitness`);
  await expect(main.getByText(/Building up: fitness begins at nothing/)).toBeVisible();
  const day = main.getByRole("slider", {name: "Day"});
  await day.press("ArrowLeft");
  await expect(day).toHaveAttribute(
    "aria-valuetext",
    /: fitness \d+, fatigue \d+, balance .+, day stress \d+/,
  );
  await main.getByRole("button", {name: "3 months"}).click();
  await expect(page).toHaveURL(/\?range=3m$/);

  // Months are those of the runs' days; together they are all of the runs.
  const years = [...new Set(DAYS_AGO.map((days) => dayAgo(days).slice(0, 4)))];
  let metres = 0;
  for (const year of years) {
    await open(page, `${ANALYSIS}/stats?year=${year}`);
    await main.getByText("View as table").click();
    const table = main.getByRole("region", {name: `Months of ${year}`});
    for (const [month, count] of countByMonth(year)) {
      const row = table.getByRole("row", {name: monthName(month, "en-DE")});
      await expect(row.getByRole("cell").nth(0)).toHaveText(String(count));
      await expect(row.getByRole("cell").nth(1)).toHaveText(kilometres(count * METRES, "en-DE"));
      metres += count * METRES;
    }
    const whole = DAYS_AGO.filter((days) => dayAgo(days).startsWith(year)).length;
    await expect(table.getByRole("row", {name: year}).last()).toContainText(
      kilometres(whole * METRES, "en-DE"),
    );
  }
  expect(metres).toBe(DAYS_AGO.length * METRES);

  const [from, to] = [dayAgo(26), dayAgo(1)];
  await open(page, `${ANALYSIS}/distribution?from=${from}&to=${to}`);
  await expect(main.getByText(/^12 runs from /)).toBeVisible();
  await expect(main.getByText("Most often 250 to 255 W: 2:00:00.").first()).toBeVisible();

  await open(page, `${ANALYSIS}/foot-data`);
  await expect(main.getByText("Two pods tell both feet apart")).toBeVisible();

  await open(page, `${ANALYSIS}/runner`);
  await expect(main.getByRole("heading", {name: "Endurance"})).toBeVisible();
  await main.getByLabel("Hide group comparison").check();
  await expect(main.getByText("No honest comparison yet.")).toHaveCount(0);

  await open(page, "/de/de/account/units");
  await main.getByLabel(/Meilen/).check();
  await expect(main.getByRole("button", {name: "Rückgängig"})).toBeVisible();
  await open(page, `/de/de/powercenter/analysis/stats?from=${from}&to=${to}`);
  await expect(main.getByText("Summen beliebiger Tage")).toBeVisible();
  await expect(main.getByText(miles(DAYS_AGO.length * METRES)).first()).toBeVisible();
});

/** The day it was so many days ago where the runner lives. */
function dayAgo(days: number): string {
  const at = new Date(Date.now() - days * DAY_S * 1000);
  return new Intl.DateTimeFormat("sv-SE", {timeZone: "Europe/Berlin"}).format(at);
}

function countByMonth(year: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const days of DAYS_AGO) {
    const month = dayAgo(days).slice(0, 7);
    if (month.startsWith(year)) counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return counts;
}

const monthName = (month: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {month: "long", year: "numeric", timeZone: "UTC"}).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const oneDigit = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, {minimumFractionDigits: 1, maximumFractionDigits: 1}).format(value);

const kilometres = (metres: number, locale: string) => `${oneDigit(metres / 1000, locale)}\u00a0km`;
const miles = (metres: number) => `${oneDigit(metres / 1609.344, "de-DE")}\u00a0mi`;

/** Ten minutes of 250 W at 3 m/s, in the morning of a day. */
function runOf(daysAgo: number): Uint8Array {
  const each = (of: (second: number) => number) => Float64Array.from({length: SECONDS}, (_, at) => of(at));
  return encodeFit({
    series: {
      start: Date.parse(`${dayAgo(daysAgo)}T08:00:00Z`) / 1000,
      length: SECONDS,
      active: new Uint8Array(SECONDS).fill(1),
      columns: {power: each(() => 250), speed: each(() => 3), distance: each((at) => 3 * (at + 1))},
    },
    extra: [],
    subSport: "generic",
    powerFamily: "pod",
    laps: [],
    utcOffset: 3600,
    timer: null,
    serial: 7,
    productName: "Pod",
  });
}

/** Drops all of them as a hand does: what a browser would hand over is made in the page. */
async function dropRuns(page: Page) {
  const sent = DAYS_AGO.map((days) => ({name: `run-${days}.fit`, bytes: [...runOf(days)]}));
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const {name, bytes} of list) transfer.items.add(new File([new Uint8Array(bytes)], name));
    return transfer;
  }, sent);
  await page.getByRole("region", {name: "Drop files here"}).dispatchEvent("drop", {dataTransfer});
}
