import type {Page} from "@playwright/test";
import {expectAccessible} from "../support/access-problems";
import {openAs} from "../support/account";
import {open, whenHydrated} from "../support/hydrated";
import {MARCH_YEAR} from "../support/march";
import {createAccount} from "../support/new-account";
import {openCalendar} from "../support/planned-workouts";
import {expect, test} from "../support/test";
import {setCriticalPower} from "../support/training";

/** A week that no story reaches by itself: a Monday, and its days. */
const CALENDAR = `/de/en/powercenter/calendar?view=month&day=${MARCH_YEAR}-03-03`;
const [WEDNESDAY, THURSDAY, SATURDAY] = [`${MARCH_YEAR}-03-03`, `${MARCH_YEAR}-03-04`, `${MARCH_YEAR}-03-06`];

test("a week is planned by hand and moved by mouse, keys and dialog, and the moves are undone after a reload", async ({
  page,
  request,
}) => {
  test.slow();
  const runner = await createAccount(request, "calendar");
  await setCriticalPower(request, runner, 250);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  await page.setViewportSize({width: 1440, height: 1200});
  await openAs(page, CALENDAR, runner);
  await whenHydrated(page);

  await test.step("plan a workout and a race on their days", async () => {
    await expect(main.getByText("Nothing planned.")).toBeVisible();
    await main.getByRole("button", {name: "Wednesday 3 March, nothing"}).click();
    await dialog.getByRole("button", {name: "Workout", exact: true}).click();
    await dialog.getByLabel("Title").fill("Tempo 45 min");
    await dialog.getByRole("button", {name: "Plan workout"}).click();
    await expect(card(page, "Wednesday 3 March")).toBeVisible();
    await main.getByRole("button", {name: "Saturday 6 March, nothing"}).click();
    await dialog.getByRole("button", {name: "Race", exact: true}).click();
    await dialog.getByLabel("Title").fill("Harbour Half");
    await dialog.getByRole("button", {name: "Save", exact: true}).click();
    await expect(main.getByRole("button", {name: /^Race: Harbour Half/})).toBeVisible();
  });

  await test.step("move it by mouse, and see both weeks change", async () => {
    await card(page, "Wednesday 3 March").dragTo(main.locator(`td:has([data-day="${THURSDAY}"])`));
    await expect(card(page, "Thursday 4 March")).toBeVisible();
    await expect(main.getByText("Tempo 45 min moved to Thursday 4 March.")).toBeVisible();
  });

  await test.step("move it by keys over the day of the race, which warns and lets it", async () => {
    await card(page, "Thursday 4 March").focus();
    await page.keyboard.press("m");
    await expect(main.getByText("Tempo 45 min lifted, Thursday 4 March.")).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(
      main.getByText(/^Saturday 6 March\. No workout that day\. Week 9: 45 min\. There is a race/).first(),
    ).toBeAttached();
    await page.keyboard.press("Enter");
    await expect(card(page, "Saturday 6 March")).toBeFocused();
    await expect(
      main.getByText(/moved to Saturday 6 March\. There is a race that day: Harbour Half\./),
    ).toBeVisible();
  });

  await test.step("take both moves back after a reload", async () => {
    await open(page, CALENDAR);
    await expect(card(page, "Saturday 6 March")).toBeVisible();
    await main.getByRole("button", {name: /^History/}).click();
    await dialog.getByRole("button", {name: /^Undo: .*Saturday 6 March/}).click();
    await dialog.getByRole("button", {name: /^Undo: .*Thursday 4 March/}).click();
    await expect(dialog.getByRole("button", {name: /^Undo: .*moved/})).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(card(page, "Wednesday 3 March")).toBeVisible();
  });

  await test.step("the calendar is accessible", async () => {
    await expectAccessible(page);
  });

  await test.step("move it by dialog on a phone, where the list is first", async () => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, CALENDAR.replace("view=month&", ""));
    await expect(main.getByRole("heading", {name: "Week 9"}).first()).toBeVisible();
    await card(page, "Wednesday 3 March").click();
    await dialog.getByRole("button", {name: "Move to…"}).click();
    await dialog.getByLabel("Day").fill(SATURDAY);
    await expect(dialog.getByText(/There is a race that day: Harbour Half/)).toBeVisible();
    await dialog.getByRole("button", {name: "Move", exact: true}).click();
    await expect(card(page, "Saturday 6 March")).toBeVisible();
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
    await expectAccessible(page);
  });

  await test.step("delete it on the phone, and bring it back from among the deleted of its month", async () => {
    const saturday = (words: string) => main.getByRole("button", {name: `Saturday 6 March, ${words}`});
    await card(page, "Saturday 6 March").click();
    await dialog.getByRole("button", {name: "Delete", exact: true}).click();
    await expect(main.getByText("Tempo 45 min was deleted.")).toBeVisible();
    await expect(card(page, "Saturday 6 March")).toHaveCount(0);
    await open(page, `${CALENDAR}&deleted=1`);
    await saturday("2 items, Race, Deleted").click();
    await dialog.getByRole("button", {name: /^Deleted: Tempo 45 min/}).click();
    await dialog.getByRole("button", {name: "Restore", exact: true}).click();
    await expect(saturday("2 items, Race, Planned")).toBeFocused();
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
    await expectAccessible(page);
  });
});

test("several workouts are moved, copied and deleted together, each with one way back", async ({
  page,
  request,
}) => {
  test.slow();
  const runner = await createAccount(request, "several");
  await setCriticalPower(request, runner, 250);
  const calendar = await openCalendar(request, runner);
  await calendar.plan({title: "Tempo 45 min", day: WEDNESDAY});
  await calendar.plan({title: "Tempo 45 min", day: SATURDAY});
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const bar = main.getByRole("region", {name: "Selection"});
  await page.setViewportSize({width: 1440, height: 1200});
  await openAs(page, CALENDAR, runner);
  await whenHydrated(page);

  async function choose(...days: readonly string[]) {
    await main.getByRole("button", {name: "Select", exact: true}).click();
    for (const day of days) {
      await card(page, day).click();
      await expect(card(page, day)).toHaveAttribute("aria-pressed", "true");
    }
    await expect(bar.getByText("2 workouts chosen")).toBeVisible();
  }
  async function takeBack(words: string) {
    await expect(main.getByText(words)).toBeVisible();
    await main.getByRole("button", {name: "Undo", exact: true}).click();
    await expect(main.getByText(`Undone: ${words}`)).toBeVisible();
  }

  await test.step("move", async () => {
    await choose("Wednesday 3 March", "Saturday 6 March");
    await expectAccessible(page);
    await bar.getByRole("button", {name: "Move to…"}).click();
    await expect(page.getByRole("dialog", {name: "Move 2 workouts"})).toBeVisible();
    await dialog.getByLabel("First day").fill(`${MARCH_YEAR}-03-11`);
    await dialog.getByRole("button", {name: "Move", exact: true}).click();
    await expect(card(page, "Thursday 11 March")).toBeVisible();
    await expect(card(page, "Sunday 14 March")).toBeVisible();
    await expect(main.getByRole("button", {name: "Select", exact: true})).toBeFocused();
    await takeBack("2 workouts moved, the first to Thursday 11 March.");
    await expect(card(page, "Wednesday 3 March")).toBeVisible();
    await expect(card(page, "Saturday 6 March")).toBeVisible();
  });

  await test.step("copy", async () => {
    await choose("Wednesday 3 March", "Saturday 6 March");
    await bar.getByRole("button", {name: "Copy"}).click();
    await dialog.getByRole("button", {name: "Copy", exact: true}).click();
    await expect(card(page, "Wednesday 10 March")).toBeVisible();
    await expect(card(page, "Saturday 13 March")).toBeVisible();
    await takeBack("2 workouts are planned again, the first on Wednesday 10 March.");
    await expect(card(page, "Wednesday 10 March")).toHaveCount(0);
    await expect(card(page, "Saturday 6 March")).toBeVisible();
  });

  await test.step("delete", async () => {
    await choose("Wednesday 3 March", "Saturday 6 March");
    await bar.getByRole("button", {name: "Delete"}).click();
    await expect(card(page, "Wednesday 3 March")).toHaveCount(0);
    await takeBack("2 workouts were deleted.");
    await expect(card(page, "Wednesday 3 March")).toBeVisible();
    await expect(card(page, "Saturday 6 March")).toBeVisible();
  });
});

test("a workout of the library is dragged onto a day, which weeks show meanwhile, and added to a date by keys", async ({
  page,
  request,
}) => {
  test.slow();
  const runner = await createAccount(request, "shelf");
  await setCriticalPower(request, runner, 250);
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const drawer = main.getByRole("complementary", {name: "Library"});
  const first = drawer.getByRole("listitem").first();
  const week = main.getByRole("row").filter({has: page.getByRole("rowheader", {name: "Week 9"})});
  const planned = (day: string) => main.getByRole("button", {name: new RegExp(`^Planned: .*, ${day}`)});
  await page.setViewportSize({width: 1440, height: 1200});
  await openAs(page, CALENDAR, runner);
  await whenHydrated(page);

  await main.getByRole("button", {name: "Library", exact: true}).click();
  await expect(drawer.getByLabel("Search the library")).toBeFocused();
  await expect(first).toBeVisible();
  await expectAccessible(page);

  await first.hover();
  await page.mouse.down();
  const cell = main.locator(`td:has([data-day="${THURSDAY}"])`);
  await expect(async () => {
    await cell.hover();
    await expect(week.getByText(/^was 0 min/)).toBeVisible({timeout: 1000});
  }).toPass();
  await page.mouse.up();
  await expect(planned("Thursday 4 March")).toBeVisible();
  await expect(main.getByText(/was added on Thursday 4 March\.$/)).toBeVisible();

  const add = first.getByRole("button", {name: /^Add to date…/});
  await add.focus();
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Day").fill(SATURDAY);
  await expect(dialog.getByText(/^Saturday 6 March\. No workout that day\. Week 9: /)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(planned("Saturday 6 March")).toBeVisible();
  await expect(add).toBeFocused();
  await drawer.getByRole("button", {name: "Close"}).click();
  await expect(main.getByRole("button", {name: "Library", exact: true})).toBeFocused();
});

const card = (page: Page, day: string) =>
  page.getByRole("main").getByRole("button", {name: new RegExp(`^Planned: Tempo 45 min, ${day}`)});
