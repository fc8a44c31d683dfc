import type {Page} from "@playwright/test";
import {expectAccessible} from "../support/access-problems";
import {openAs} from "../support/account";
import {hillyGpx} from "../support/course-file";
import {whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";
import {setCriticalPower} from "../support/training";

const RACES = "/de/en/powercenter/races";
const CONFLICT =
  "You may not include both a target time and target power in the prediction request. Choose one.";
const KONFLIKT =
  "Du kannst nicht gleichzeitig eine Zielzeit und eine Zielleistung angeben. Wähle eines von beiden.";

const file = (name: string, buffer: Buffer) => ({name, mimeType: "application/gpx+xml", buffer});
const resultStatus = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("status")
    .filter({hasText: /^(Hold|Halte)/});
const columns = (page: Page) =>
  page
    .getByRole("table", {name: /^(Splits side by side|Abschnitte nebeneinander)$/})
    .getByRole("columnheader");

// A file that is not a course and a time that no runner achieves are refused on purpose.
test.use({allowed: {consoleErrors: [/status of 422/], origins: []}});

test("a runner races a course of their own: what to hold, a target time, splits, miles, and what cannot be", async ({
  page,
  request,
}) => {
  test.slow();
  const runner = await createAccount(request, "races");
  const main = page.getByRole("main");
  await openAs(page, RACES, runner);
  await expect(main.getByText("We do not know your critical power yet.")).toBeVisible();
  await expect(main.getByRole("link", {name: "Set critical power by hand"})).toHaveAttribute(
    "href",
    "/de/en/powercenter/analysis/critical-power",
  );
  await setCriticalPower(request, runner, 268);
  await page.reload();
  await whenHydrated(page);
  await expect(resultStatus(page)).toHaveText(/^Hold \d+ W\. Expect 1:\d\d:\d\d, between/);

  const course = main.getByLabel("Upload a course");
  await course.setInputFiles(file("photo.gpx", Buffer.from([0xff, 0xd8, 0xff, 0xe0])));
  await expect(course).toHaveAccessibleDescription(/This is no GPX, TCX or FIT file/);
  await course.setInputFiles(file("broken.gpx", hillyGpx(10_000).subarray(0, 20_000)));
  await expect(course).toHaveAccessibleDescription(/This file is damaged or ends early/);
  await course.setInputFiles(file("hills.gpx", hillyGpx(10_000)));
  await expect(main.getByText("hills is in your courses.")).toBeVisible();
  await expect(page).toHaveURL(/\?course_id=crs_/);
  await expect(resultStatus(page)).toHaveText(/^Hold \d+ W\. Expect \d\d:\d\d, between/);
  await expect(columns(page)).toHaveCount(10);
  await expectAccessible(page);

  const positionSlider = main.getByRole("slider", {name: "Place on the course"});
  await positionSlider.press("ArrowRight");
  await expect(positionSlider).toHaveAttribute(
    "aria-valuetext",
    /^1[.,]0–2[.,]0.km: grade .+, \d+.W, \d:\d\d.min\/km/,
  );
  await positionSlider.press("End");
  await expect(positionSlider).toHaveAttribute("aria-valuetext", /^9[.,]0–10[.,]0.km/);
  await main.getByRole("button", {name: "Explain: Expected time"}).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("how long the course takes");
  await page.keyboard.press("Escape");

  // A goal starts with the possible time; for a faster one, the excess power is shown.
  await main.getByLabel("A target time").check();
  const time = main.getByLabel("Target time", {exact: true});
  await expect(time).toHaveValue(/^\d\d:\d\d$/);
  await time.fill("38:00");
  await expect(page).toHaveURL(/&target_time=2280/);
  const beyond = /^38:00 takes \d+\sW\. That is \d+\sW above what you can hold for 38:00\.$/;
  await expect(main.getByRole("status").filter({hasText: /^38:00 takes/})).toHaveText(beyond);
  await expect(main.getByRole("button", {name: "Print wrist band"})).toHaveCount(0);
  await time.fill("4:00");
  await expect(time).toHaveAccessibleDescription(/we can plan times between .+ You can expect \d\d:\d\d\./);
  await time.fill("45:00");
  await expect(resultStatus(page)).toHaveText(/^Hold \d+ W\. Expect 45:00/);
  await main.getByRole("button", {name: "View as table"}).press("Enter");
  await expect(page.getByRole("table", {name: "Splits", exact: true}).getByRole("row")).toHaveCount(11);

  // The same race in German, from its address.
  const query = new URL(page.url()).search;
  await page.goto(`/de/de/powercenter/races${query}`);
  await whenHydrated(page);
  await expect(resultStatus(page)).toHaveText(/^Halte \d+ W\. Erwarte 45:00/);
  await expect(columns(page)).toHaveCount(10);
  await page.goto(`/de/de/powercenter/races${query}&target_power=250`);
  await whenHydrated(page);
  await expect(main.getByText(KONFLIKT)).toBeVisible();
  await page.goto(`${RACES}${query}&target_power=250`);
  await whenHydrated(page);
  await expect(main.getByText(CONFLICT)).toBeVisible();
  await main.getByLabel("A target time").check();
  await expect(resultStatus(page)).toHaveText(/^Hold \d+ W\. Expect 45:00/);

  await page.setViewportSize({width: 390, height: 844});
  await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
  await expect(page.getByRole("table", {name: "Splits", exact: true}).getByRole("row")).toHaveCount(11);
  await expectAccessible(page);
  await main.getByRole("button", {name: "Delete hills"}).click();
  await page.getByRole("dialog").getByRole("button", {name: "Delete course"}).click();
  await expect(page).not.toHaveURL(/course_id/);
});

test("a runner who uses miles gets splits in miles", async ({page, request}) => {
  const runner = await createAccount(request, "race-miles", {}, {distance_unit: "mi", temperature_unit: "f"});
  await setCriticalPower(request, runner, 268);
  await openAs(page, `${RACES}?race_distance=10000&race_temperature=30&training_temperature=15`, runner);
  await whenHydrated(page);
  await expect(resultStatus(page)).toHaveText(/^Hold \d+ W\. Expect/);
  await expect(columns(page)).toHaveCount(6);
  await expect(page.getByLabel("Temperature (°F)").last()).toHaveValue("86");
  await expect(page.getByText(/^The heat of race day takes \d+.W/)).toBeVisible();
});
