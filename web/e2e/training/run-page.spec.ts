import type {Page} from "@playwright/test";
import {expectAccessible} from "../support/access-problems";
import {openAs} from "../support/account";
import {dropRuns} from "../support/drop-runs";
import {hillyRun} from "../support/hilly-run";
import {whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

/** Nine in the morning on two Sundays. */
const [FIRST, SECOND] = ["2026-03-01T08:00:00Z", "2026-03-08T08:00:00Z"].map((at) => Date.parse(at) / 1000);
const NAME = "Lauf am Morgen";

const WORDS = {
  en: {drop: "Drop files here", files: "Files", open: "Open run"},
  de: {drop: "Dateien hier ablegen", files: "Dateien", open: "Lauf öffnen"},
} as const;

/** Sends runs from the page of uploads; the addresses they are at then, in their order. */
async function upload(page: Page, locale: "en" | "de", runs: readonly Uint8Array[]): Promise<string[]> {
  const words = WORDS[locale];
  await whenHydrated(page);
  const main = page.getByRole("main");
  const files = runs.map((bytes, index) => ({name: `run-${index + 1}.fit`, bytes}));
  await dropRuns(main.getByRole("region", {name: words.drop}), files);
  const addresses: string[] = [];
  for (const {name} of files) {
    const lane = main.getByRole("list", {name: words.files}).getByRole("listitem").filter({hasText: name});
    const link = lane.getByRole("link", {name: words.open});
    await expect(link).toBeVisible();
    addresses.push((await link.getAttribute("href")) ?? "");
  }
  return addresses;
}

test("a run is read by its charts and its laps, and beside another run", async ({page, request}) => {
  test.slow();
  const main = page.getByRole("main");
  const start = "/de/en/powercenter/upload";
  await openAs(page, start, await createAccount(request, "run-page"));
  const [older = "", newer = ""] = await upload(page, "en", [
    hillyRun({start: FIRST ?? 0}),
    hillyRun({start: SECOND ?? 0, faster: 1.1}),
  ]);

  await page.goto(newer);
  await whenHydrated(page);
  await expect(page.getByRole("heading", {level: 1, name: NAME})).toBeVisible();
  await expect(
    main.getByText(/On the climb of (5\d|6\d)\sm pace fell to 6:19\s\/km\. Power stayed at 246\sW\./),
  ).toBeVisible();
  await expect(main.getByText("climb adjusted")).toBeVisible();

  // The cursor, by keys.
  const cursor = main.getByRole("slider", {name: "Position in the run"});
  await cursor.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(cursor).toHaveAttribute("aria-valuetext", /^0:11, Power 240\sW, Pace /);
  await page.keyboard.press("PageDown");
  await expect(cursor).toHaveAttribute("aria-valuetext", /^10:00, /);

  // The climb is the second lap: the bar shows its numbers, and it can be zoomed.
  const laps = main.getByRole("region", {name: "Laps"});
  await laps.getByRole("button", {name: "Lap 2"}).press("Enter");
  const bar = main.getByRole("region", {name: "Selection"});
  await expect(bar).toContainText("Lap 2");
  await expect(bar).toContainText(/Power246\sW/);
  await expect(bar).toContainText(/Climb(5\d|6\d)\sm/);
  await expect(laps.getByRole("button", {name: "Lap 2"})).toHaveAttribute("aria-pressed", "true");
  // 3 W of 246 went into the air on the climb, 6 of 240 elsewhere.
  await expect(laps.getByRole("row", {name: /^Lap 2/})).toContainText(/1,2\s%/);
  await expect(laps.getByRole("row", {name: /^Lap 3/})).toContainText(/2,5\s%/);
  await bar.getByRole("button", {name: "Zoom in"}).click();
  await bar.getByRole("button", {name: "Show all"}).click();
  await bar.getByRole("button", {name: "Clear"}).click();
  await expect(bar).toContainText("Whole run");

  await main.getByRole("group", {name: "Divided by"}).getByRole("button", {name: "Kilometres"}).click();
  await expect(main.getByRole("region", {name: "Kilometres"}).getByRole("row")).toHaveCount(7);

  // What is chosen of the charts, and in which order, is still so after a reload.
  await main.getByText("4 series").click();
  await main.getByRole("checkbox", {name: "Air power"}).check();
  await main.getByRole("button", {name: "Move Elevation up"}).click();
  await page.keyboard.press("Escape");
  await page.reload();
  await whenHydrated(page);
  await expect(main.getByText("5 series")).toBeVisible();
  await main.getByRole("button", {name: "View as table"}).first().click();
  const table = main.getByRole("region", {name: "The charts as a table"});
  await expect(table.getByRole("columnheader")).toHaveText([
    "From",
    "Distance",
    "Power",
    "Pace",
    "Elevation",
    "Heart rate",
    "Air power",
  ]);

  // Beside the one of the week before, on the same course.
  await main.getByRole("button", {name: "Choose a run"}).click();
  const others = main.getByLabel("Compare with", {exact: true});
  const other = older.split("/").at(-1) ?? "";
  // What a closed list holds is not drawn, so no role finds it.
  await expect(others.locator("optgroup[label='Same course'] option")).toHaveAttribute("value", other);
  await others.selectOption(other);
  await expect(page).toHaveURL(`${newer}?with=${other}`);
  await expect(
    main.getByText(/^After 5,28\skm this run was 2:[23]\d ahead of Lauf am Morgen, /),
  ).toBeVisible();
  await page.reload();
  await expect(main.getByText(/^After 5,28\skm this run was 2:[23]\d ahead of/)).toBeVisible();
  await expect(main.getByRole("slider", {name: "Place on the course"})).toBeVisible();
  await expectAccessible(page);
});

test("on a phone, in German and with miles, one chart at a time is selected by its two handles", async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize({width: 390, height: 844});
  const main = page.getByRole("main");
  const account = await createAccount(request, "run-phone", {}, {distance_unit: "mi"});
  await openAs(page, "/de/de/powercenter/upload", account);
  const [address = ""] = await upload(page, "de", [hillyRun({start: FIRST ?? 0})]);
  await page.goto(address);
  await whenHydrated(page);
  await expect(main.getByText("3,28").first()).toBeVisible();
  await expect(main.getByText(/ft bergauf/).first()).toBeVisible();

  const charts = main.getByRole("group", {name: "Angezeigt"});
  await expect(charts.getByRole("button", {name: "Leistung"})).toHaveAttribute("aria-pressed", "true");
  await charts.getByRole("button", {name: "Herzfrequenz"}).click();
  await expect(charts.getByRole("button", {name: "Herzfrequenz"})).toHaveAttribute("aria-pressed", "true");

  const from = main.getByRole("slider", {name: "Beginn der Auswahl"});
  await from.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press("Shift+ArrowRight");
  await expect(from).toHaveAttribute("aria-valuetext", "0:30");
  await main.getByRole("slider", {name: "Ende der Auswahl"}).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(main.getByRole("region", {name: "Auswahl"})).toContainText("29:20");
  await main.getByRole("group", {name: "Geteilt nach"}).getByRole("button", {name: "Meilen"}).click();
  await expect(main.getByRole("button", {name: "Meile 3"})).toBeVisible();
  // Nothing reaches beyond the screen.
  await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
  await expectAccessible(page);
});
