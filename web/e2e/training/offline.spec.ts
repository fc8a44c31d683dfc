import {addDays} from "@gradus/training/numbers/days";
import {openAs, signIn} from "../support/account";
import {open, whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {openCalendar} from "../support/planned-workouts";
import {expect, test} from "../support/test";
import {setCriticalPower} from "../support/training";

const TODAY = "/de/en/powercenter/today";
/** The day it is for the runner of this story; Swedes write it as calls do. */
const today = () => new Date().toLocaleDateString("sv-SE", {timeZone: "Europe/Berlin"});
const KEPT = "Today and the next seven days are kept on this device.";

test.use({allowed: {consoleErrors: [/ERR_INTERNET_DISCONNECTED/, /status of 409/], origins: []}});

test("today is read and changed without a connection, and the change is made once", async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const main = page.getByRole("main");
  const runner = await createAccount(request, "offline");
  await setCriticalPower(request, runner, 268);
  const calendar = await openCalendar(request, runner);
  const day = today();
  const intervals = await calendar.plan({title: "Race power 4 × 5", day});
  const later = addDays(day, 2);
  await calendar.plan({title: "Threshold of Saturday", day: later});

  await openAs(page, TODAY, runner);
  await expect(main.getByText("Hold 252 to 260 W for 4 × 5:00.").first()).toBeVisible();
  await expect(main.getByText(KEPT)).toBeVisible();

  await context.setOffline(true);
  const again = await page.reload();
  expect(again?.fromServiceWorker()).toBe(true);
  await whenHydrated(page);
  await expect(main.getByText(/^No connection\. As of /)).toBeVisible();
  await expect(main.getByRole("heading", {name: "Race power 4 × 5"})).toBeVisible();
  await expect(main.getByText("Threshold of Saturday")).toBeVisible();

  await main.getByText("Skip", {exact: true}).click();
  await main.getByRole("button", {name: "Ill", exact: true}).click();
  await expect(main.getByText("Skipped: Ill.")).toBeVisible();
  await expect(main.getByText(/^1 change is kept on this device/)).toBeVisible();
  // Any other page of PowerCenter redirects to the page with the stored change.
  await page.goto("/de/en/powercenter/calendar");
  await expect(page).toHaveURL(/\/powercenter\/today$/);
  await expect(main.getByText("Skipped: Ill.")).toBeVisible();
  expect(await calendar.read(intervals.id)).toMatchObject({skipped: null, version: intervals.version});

  await context.setOffline(false);
  await expect(main.getByText(/change is kept on this device/)).toHaveCount(0);
  await expect(main.getByText(KEPT)).toBeVisible();
  await expect
    .poll(() => calendar.read(intervals.id))
    .toMatchObject({skipped: "ill", version: intervals.version + 1});
});

test("a change that conflicts with another device's change is left to the runner to decide", async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const main = page.getByRole("main");
  const runner = await createAccount(request, "clash");
  const calendar = await openCalendar(request, runner);
  const planned = await calendar.plan({title: "Easy 40", day: today()});
  await openAs(page, TODAY, runner);
  await expect(main.getByText(KEPT)).toBeVisible();

  await context.setOffline(true);
  await main.getByText("Skip", {exact: true}).click();
  await main.getByRole("button", {name: "Tired", exact: true}).click();
  await expect(main.getByText(/^1 change is kept on this device/)).toBeVisible();
  await calendar.edit({id: planned.id, version: planned.version, title: "Easy 30"});
  await context.setOffline(false);

  await expect(main.getByText("Easy 40 was changed somewhere else")).toBeVisible();
  await expect(main.getByText(/^Easy 30, /)).toBeVisible();
  await main.getByRole("button", {name: "Save mine"}).click();
  await expect(main.getByText("was changed somewhere else")).toHaveCount(0);
  await expect(main.getByText("Skipped: Tired.")).toBeVisible();
  await expect.poll(async () => (await calendar.read(planned.id)).skipped).toBe("tired");
});

test("a device without room keeps a change in the page, reports this, and sends the change once", async ({
  page,
  context,
  request,
}) => {
  const main = page.getByRole("main");
  const runner = await createAccount(request, "full");
  const calendar = await openCalendar(request, runner);
  const planned = await calendar.plan({title: "Easy 40", day: today()});
  await openAs(page, TODAY, runner);
  await expect(main.getByText(KEPT)).toBeVisible();

  await context.setOffline(true);
  await page.evaluate(fillStorage);
  await main.getByText("Skip", {exact: true}).click();
  await main.getByRole("button", {name: "Tired", exact: true}).click();
  await expect(main.getByText("Skipped: Tired.")).toBeVisible();
  await expect(
    main.getByText(/^This device has no room left\. 1 change is kept in this page alone/),
  ).toBeVisible();
  expect(await calendar.read(planned.id)).toMatchObject({skipped: null});

  await context.setOffline(false);
  await expect(main.getByText(/^This device has no room left/)).toHaveCount(0);
  await expect
    .poll(() => calendar.read(planned.id))
    .toMatchObject({skipped: "tired", version: planned.version + 1});
});

/** Runs in the page: takes all the room there is, down to the last character. */
function fillStorage() {
  for (let length = 2 ** 22; length >= 1; length /= 2) {
    try {
      for (let part = 0; ; part++) localStorage.setItem(`filler ${length} ${part}`, "x".repeat(length));
    } catch {
      // No room for as much: for less.
    }
  }
}

test("signing out removes all of the runner's days from the device", async ({page, request}) => {
  const main = page.getByRole("main");
  const runner = await createAccount(request, "gone");
  const calendar = await openCalendar(request, runner);
  await calendar.plan({title: "Nobody else's", day: today()});
  await openAs(page, TODAY, runner);
  await expect(main.getByRole("heading", {name: "Nobody else's"})).toBeVisible();
  const readStorage = () => page.evaluate(() => Object.values(localStorage).join());
  expect(await readStorage()).toContain("Nobody else's");

  await open(page, "/de/en/account");
  // Requests that are still pending would be refused without the session.
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
  await page.getByRole("button", {name: "Sign out", exact: true}).first().click();
  await expect(page).not.toHaveURL(/\/account$/);
  expect(await readStorage()).not.toContain("Nobody else's");

  const other = await createAccount(request, "other");
  await page.goto(TODAY);
  await signIn(page, other);
  await expect(main.getByRole("heading", {name: "Nothing planned"})).toBeVisible();
  await expect(main.getByText("Nobody else's")).toHaveCount(0);
});

test("the target is read at arm's length on the narrowest phone, and nothing widens the page", async ({
  page,
  request,
}) => {
  const main = page.getByRole("main");
  const runner = await createAccount(request, "narrow");
  await setCriticalPower(request, runner, 268);
  const calendar = await openCalendar(request, runner);
  await calendar.plan({title: "Race power 4 × 5", day: today()});
  await page.setViewportSize({width: 390, height: 844});
  await openAs(page, TODAY, runner);
  const figure = main.getByText("256", {exact: true});
  await expect(figure).toHaveCSS("font-size", "185.25px");
  await page.setViewportSize({width: 320, height: 640});
  await expect(figure).toHaveCSS("font-size", "152px");
  const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(sizes[0]).toBe(sizes[1]);
  const smallest = await main
    .locator(".today-field :is(p, li, button, span, a, h2)")
    .evaluateAll((all) => Math.min(...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))));
  expect(smallest).toBeGreaterThanOrEqual(19);
});
