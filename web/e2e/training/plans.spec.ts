import {addDays, daysBetween, weekdayOf} from "@gradus/training/numbers/days";
import {expectAccessible} from "../support/access-problems";
import {openAs} from "../support/account";
import {open, whenHydrated} from "../support/hydrated";
import {buyMembership} from "../support/membership";
import {createAccount} from "../support/new-account";
import {openCalendar} from "../support/planned-workouts";
import {openPlan, type PlanSession} from "../support/plans";
import {expect, test} from "../support/test";

const PLANS = "/de/en/powercenter/plans";
/** Where the runners of this story live. */
const today = () => new Intl.DateTimeFormat("sv-SE", {timeZone: "Europe/Berlin"}).format(new Date());
const longDay = (locale: string, day: string) =>
  ["weekday", "day"]
    .map((part) =>
      new Intl.DateTimeFormat(locale, {
        ...(part === "weekday" ? {weekday: "long"} : {day: "numeric", month: "long"}),
        timeZone: "UTC",
      }).format(new Date(`${day}T00:00:00Z`)),
    )
    .join(" ");

// Impossible values are refused by the server and reported by the form.
test.use({allowed: {consoleErrors: [/status of 422/], origins: []}});

test("a plan of the library is tried by the day of its race, put into the calendar and left", async ({
  page,
  request,
}) => {
  test.slow();
  const runner = await createAccount(request, "library-plan");
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  await page.setViewportSize({width: 1440, height: 1000});
  await openAs(page, PLANS, runner);
  await whenHydrated(page);

  const {plan: lies} = await openCalendar(request, runner);
  for (const days of [40, 41, 42, 43, 44, 45, 46])
    await lies({title: "Hills with friends", day: addDays(today(), days)});

  await test.step("look at it week by week", async () => {
    await expectAccessible(page);
    const row = main
      .getByRole("listitem")
      .filter({hasText: /half marathon/i})
      .filter({hasText: "12 weeks"})
      .first();
    await row.getByText("Week by week").click();
    // Nothing all out in the first week of a beginner.
    await expect(row.getByRole("listitem").first()).toContainText("Base");
    // Twelve to the race, and those in which it leaves the legs.
    expect(await row.getByRole("listitem").count()).toBeGreaterThan(12);
    await row.getByRole("button", {name: "Start this plan"}).click();
  });

  await test.step("too little time until the date is reported next to what was typed", async () => {
    await dialog.getByLabel("Date").fill(addDays(today(), 30));
    await dialog.getByRole("button", {name: "See the plan"}).click();
    await expect(dialog).toContainText("There is too little time until then.");
  });

  await test.step("without Tuesdays the preview shows the plan's totals and what its days already hold", async () => {
    await dialog.getByLabel("Date").fill(addDays(today(), 100));
    await dialog.getByLabel("Tuesday").fill("0");
    await dialog.getByRole("button", {name: "See the plan"}).click();
    await expect(dialog).toContainText(/\d+ runs in 1\d weeks/);
    await expect(dialog).toContainText("On these days already");
    await expect(dialog).toContainText("workout · Hills with friends");
    await expectAccessible(page);
    await dialog.getByRole("button", {name: "Put it into the calendar"}).click();
    await expect(page).toHaveURL(/\/powercenter\/plans\/pln_/);
    await expect(main).toContainText(
      "This plan stays as it is; with full membership it changes with each run.",
    );
  });

  await test.step("leave it, and keep its workouts", async () => {
    await whenHydrated(page);
    await main.getByRole("button", {name: "Leave the plan"}).click();
    await expect(dialog).toContainText("What shall become of the workouts ahead?");
    await dialog.getByRole("button", {name: "Leave and keep them as my own"}).click();
    await expect(main).toContainText("Left ·");
    const {sessions} = await openPlan(request, runner);
    expect((await sessions(today())).length).toBeGreaterThan(30);
  });
});

test("a runner's own plan explains why a day moved, undoes the move, moves its race, rests and is left", async ({
  page,
  request,
}) => {
  test.slow();
  const runner = await createAccount(request, "own-plan");
  await buyMembership(request, runner, {sku: "membership", offer: "membership-monthly"});
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const plan = await openPlan(request, runner);
  const race = addDays(today(), 84);
  await page.setViewportSize({width: 1440, height: 1000});
  await openAs(page, PLANS, runner);
  await whenHydrated(page);

  await test.step("start twelve weeks towards a race", async () => {
    await main.getByRole("button", {name: "Make a plan"}).click();
    await dialog.getByLabel("Date").fill(race);
    for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"])
      await dialog.getByLabel(day).fill("60");
    await dialog.getByLabel("Beside the runs").selectOption({label: "Strength, mobility and drills"});
    await dialog.getByRole("button", {name: "See the plan"}).click();
    await dialog.getByRole("button", {name: "Put it into the calendar"}).click();
    await expect(page).toHaveURL(/\/powercenter\/plans\/pln_/);
    await whenHydrated(page);
    await expect(main).toContainText("Nothing has changed so far.");
    await expect(main).toContainText("A test at the start measures the present form.");
  });
  const address = new URL(page.url()).pathname;
  const id = address.split("/").at(-1) ?? "";

  await test.step("see it in the calendar, with its phase", async () => {
    await open(page, "/de/en/powercenter/calendar?view=month");
    const ribbon = main.getByRole("region", {name: "Plan", exact: true});
    await expect(ribbon).toContainText(/(Test|Base) · Week 1 of 1\d/);
    await expectAccessible(page);
    await ribbon.getByRole("link", {name: "Open plan"}).click();
    await expect(page).toHaveURL(address);
  });

  const before = await plan.sessions(today());
  const testWorkout = found(before.find(({type}) => type === "test"));
  const easy = before.filter(({type}) => type === "easy");
  const missed = found(easy.find(({day}) => isApart(day, before, testWorkout)) ?? easy[0]);
  const moved = await test.step("two runs are missed, and the plan explains how it adapts", async () => {
    await plan.wasOn(addDays(today(), -1), testWorkout);
    await plan.wasOn(addDays(today(), -2), missed);
    const full = await plan.read(id);
    await plan.adapt(today());
    await expect.poll(async () => (await plan.read(id)).changes.length, {timeout: 90_000}).toBe(2);
    const {changes, weeks} = await plan.read(id);
    const change = changes.find(({workout_id}) => workout_id === testWorkout.id);
    const day = found(change?.after?.day);
    // The week the test went to has it, and the one it came from has not.
    expect(sum(weeks)).toBeGreaterThanOrEqual(sum(full.weeks));
    await open(page, address);
    await expect(main).toContainText("2 runs were missed; a hard session moves if a day soon after is free.");
    await expect(main).toContainText(
      `${testWorkout.title} moved from ${longDay("en-GB", addDays(today(), -1))} to ${longDay("en-GB", day)}.`,
    );
    await expect(main).toContainText("2 runs were missed; easy runs are not made up for.");
    await expectAccessible(page);
    return day;
  });

  await test.step("read it in German on a phone", async () => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, address.replace("/de/en/", "/de/de/"));
    await expect(main).toContainText("2 Läufe fielen aus; eine harte Einheit rückt auf einen freien Tag");
    await expect(main).toContainText(`auf ${longDay("de-DE", moved)}.`);
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
    await expectAccessible(page);
    await page.setViewportSize({width: 1440, height: 1000});
  });

  await test.step("take it back, and find it so after a reload", async () => {
    await open(page, address);
    await main.getByRole("button", {name: `Undo: ${testWorkout.title}`}).press("Enter");
    await expect(main.getByRole("status").filter({hasText: "Taken back."})).toBeVisible();
    await page.reload();
    await expect(main.getByRole("button", {name: `Undo: ${testWorkout.title}`})).toHaveCount(0);
    await expect(main).toContainText("Taken back.");
    const now = (await plan.sessions(today())).find((each) => each.id === testWorkout.id);
    expect(now?.day).toBe(addDays(today(), -1));
  });

  await test.step("strength moves by itself, and is taken out", async () => {
    await whenHydrated(page);
    const supplementaryRegion = main.getByRole("region", {name: "Beside the runs"});
    const first = supplementaryRegion.getByRole("listitem").first();
    await expect(first).toBeVisible();
    const count = await supplementaryRegion.getByRole("listitem").count();
    await first.getByRole("button", {name: /^Move /}).click();
    await dialog.getByLabel("Date").fill(addDays(today(), 40));
    await dialog.getByRole("button", {name: "Move", exact: true}).click();
    await expect(dialog).toHaveCount(0);
    await supplementaryRegion
      .getByRole("button", {name: /^Remove /})
      .first()
      .click();
    await expect(supplementaryRegion.getByRole("status")).toContainText("was taken out.");
    await supplementaryRegion.getByRole("button", {name: "Leave all of them out"}).click();
    await expect(supplementaryRegion.getByRole("listitem")).toHaveCount(0);
    await supplementaryRegion.getByRole("button", {name: "Add them to the plan"}).click();
    await expect(supplementaryRegion.getByRole("listitem")).toHaveCount(count);
  });

  await test.step("other minutes, and another day for the race", async () => {
    await main.getByRole("button", {name: "Change days and minutes"}).click();
    await dialog.getByLabel("Wednesday").fill("0");
    await dialog.getByRole("button", {name: "Save", exact: true}).click();
    await expect(dialog).toHaveCount(0);
    const days = (await plan.sessions(today())).map(({day}) => weekdayOf(day));
    expect(days.filter((day) => day === 2).length).toBeLessThanOrEqual(1);
    await main.getByRole("button", {name: "Move the race"}).click();
    await dialog.getByLabel("New date of the race").fill(addDays(race, 14));
    await dialog.getByRole("button", {name: "See what changes"}).click();
    await expect(dialog).toContainText(/1\d weeks instead of 1\d\./);
    await expect(dialog).toContainText(/\d+ runs are new/);
    await dialog.getByRole("button", {name: "Move the race"}).click();
    await expect(dialog).toHaveCount(0);
    await expect(main).toContainText(/Week 1 of 1[67]/);
  });

  await test.step("delete what follows a day of it, as far as is meant, and bring it back", async () => {
    await open(page, "/de/en/powercenter/calendar?view=list");
    const all = await plan.sessions(today());
    const next = found(all.find(({day}) => day > today()));
    await main.getByRole("button", {name: `Planned: ${next.title}, ${longDay("en-GB", next.day)}`}).click();
    await dialog.getByRole("button", {name: "Delete", exact: true}).click();
    await expect(dialog).toContainText("This workout belongs to a plan. What should be deleted?");
    await dialog.getByRole("button", {name: "This and the following ones"}).press("Enter");
    await expect(main.getByText(/and \d+ more workouts of its plan were deleted\./)).toBeVisible();
    expect((await plan.sessions(today())).every(({day}) => day <= today())).toBe(true);
    await main.getByRole("button", {name: "Undo", exact: true}).click();
    await expect.poll(async () => (await plan.sessions(today())).length).toBe(all.length);
  });

  await test.step("rest, go on, and leave it with nothing left ahead", async () => {
    await open(page, address);
    await main.getByRole("button", {name: "Pause", exact: true}).click();
    await expect(main).toContainText("Paused. It asks for nothing until it goes on.");
    expect((await plan.sessions(today())).every(({day}) => day < today())).toBe(true);
    await main.getByRole("button", {name: "Resume", exact: true}).click();
    await expect(main).toContainText("It goes on with what lies ahead from today.");
    expect((await plan.sessions(today())).some(({day}) => day > today())).toBe(true);
    await main.getByRole("button", {name: "Leave the plan"}).click();
    await dialog.getByRole("button", {name: "Leave and remove them"}).click();
    await expect(main).toContainText("Left ·");
    await expect(main.getByRole("button", {name: "Pause", exact: true})).toHaveCount(0);
    expect((await plan.sessions(today())).every(({day}) => day < today())).toBe(true);
  });
});

/** Two days from every hard session but the one that is missed, and soon: where that one may go. */
function isApart(day: string, all: readonly PlanSession[], but: PlanSession): boolean {
  const away = (other: string) => Math.abs(daysBetween(day, other));
  const isHard = ({type}: PlanSession) => type !== "easy" && type !== "long";
  const others = all.filter((each) => isHard(each) && each.id !== but.id);
  return day <= addDays(today(), 2) && others.every((each) => away(each.day) >= 2);
}

const sum = (weeks: readonly {readonly seconds: number}[]) =>
  weeks.reduce((total, {seconds}) => total + seconds, 0);

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The plan has no such session");
  return value;
}
