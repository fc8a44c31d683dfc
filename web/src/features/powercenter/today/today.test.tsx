// @vitest-environment jsdom

import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {afterEach, beforeEach, describe, expect, it, vi} from "vitest";
import {browserSession} from "@/client/session/browser-session";
import {examplePlanned, exampleRace} from "@/client/testing/example-today";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {TodayClient} from "./today-client";
import {TODAY_MESSAGES} from "./today-messages";

const HREFS = {
  start: "/start",
  runs: "/runs",
  criticalPower: "/cp",
  calendar: "/calendar",
  library: "/library",
  plans: "/plans",
};
/** Still Wednesday in Berlin, regardless of this machine's clock. */
const WEDNESDAY_LATE = new Date("2026-11-25T22:59:30Z");
const THURSDAY = new Date("2026-11-26T09:00:00Z");

let page = createRenderedPage();
let workouts: PlannedWorkoutDetail[] = [];
let events: CalendarEvent[] = [];
let plans: object[] = [];
let criticalPower: number | null = 268;
let isOnline = true;

function answer({route, body}: Call) {
  if (!isOnline) throw new TypeError("Failed to fetch");
  if (route.startsWith("PATCH")) {
    const skipped = (body as {skipped?: PlannedWorkoutDetail["skipped"]}).skipped ?? null;
    workouts = workouts.map((each) => ({...each, skipped, version: each.version + 1}));
    return {status: 200, data: workouts[0]};
  }
  if (route.includes("/calendar")) return {status: 200, data: {workouts, events, plans}};
  if (route.includes("/cp/auto"))
    return {status: 200, data: {in_force: criticalPower && {critical_power: criticalPower}}};
  const workout = workouts.find(({id}) => route.endsWith(`/workouts/${id}`));
  if (workout) return {status: 200, data: workout};
  return {status: 200, data: exampleUser({id: "usr_runner", timezone: "Europe/Berlin"})};
}

beforeEach(async () => {
  await page.close();
  vi.useFakeTimers({toFake: ["Date", "setInterval", "clearInterval"], now: THURSDAY});
  page = createRenderedPage();
  workouts = [examplePlanned()];
  events = [];
  plans = [];
  criticalPower = 268;
  isOnline = true;
  localStorage.clear();
  page.backend(answer);
  signInAs("usr_runner");
});
afterEach(async () => {
  await page.close();
  vi.useRealTimers();
});

const show = () =>
  page.show(<TodayClient messages={selectMessages(EXAMPLE_PAGE.market, TODAY_MESSAGES)} hrefs={HREFS} />);
const painted = () => document.querySelector(".today-painted")?.textContent;
const field = () => document.querySelector(".today-field")?.className;

describe("a day with a workout", () => {
  it("displays the target of its hardest work, and shows every step in watts", async () => {
    await show();
    expect(painted()).toBe("256W");
    expect(page.words()).toContain("Hold 252 to 260 W for 4 × 5:00.");
    const steps = [...document.querySelectorAll(".today-field .today-steps > li")];
    expect(steps.map((step) => step.textContent?.replaceAll("\u00a0", " "))).toEqual([
      "15:00Warm up174–201 W",
      "4 × 5:00Work252–260 W",
      "4 × 2:00Easy between147–174 W",
    ]);
    expect([field(), page.words().includes("Thursday, 26 November")]).toEqual([
      "today-field field-track",
      true,
    ]);
  });

  it("without critical power the targets are shares of it, and the way to it is shown", async () => {
    criticalPower = null;
    await show();
    expect(painted()).toBe("96%");
    expect(page.href("See critical power")).toBe("/cp");
  });

  it("moves from step to step, and shows what comes next", async () => {
    await show();
    await page.press("First step");
    expect(painted()).toBe("188W");
    expect(page.words()).toContain("Step 1 of 9. Next: 5:00 Work, 252–260\u00a0W.");
    for (let step = 0; step < 8; step++) await page.press("Next step");
    expect(page.words()).toContain("Step 9 of 9. This is the last one.");
    await page.press("Back to the whole");
    expect(painted()).toBe("256W");
  });

  it("that is one of several shows the next to be run, and the others by name", async () => {
    workouts = [
      examplePlanned({id: "wko_2", title: "Evening easy", time: "18:00", version: 1}),
      examplePlanned({time: "07:00", skipped: "ill"}),
    ];
    await show();
    expect(document.querySelector(".today-title")?.textContent).toBe("Evening easy");
    await page.press("07:00 · Race power 4 × 5 · over");
    expect(document.querySelector(".today-title")?.textContent).toBe("Race power 4 × 5");
    expect(page.words()).toContain("Skipped: Ill.");
  });

  it("whose workout was run links to the run", async () => {
    workouts = [examplePlanned({activity_id: "act_1"})];
    await show();
    expect(page.href("Open the run")).toBe("/runs/act_1");
    expect(page.words()).not.toContain("Move to tomorrow");
  });

  it("moves to tomorrow by the day of the account", async () => {
    await show();
    isOnline = false;
    await page.press("Move to tomorrow");
    expect(page.calls.at(-1)).toMatchObject({
      route: "PATCH /b/api/v1/users/usr_runner/workouts/reschedule",
      body: {items: [{id: "wko_1", day: "2026-11-27", version: 3}]},
    });
    expect(page.words()).toContain("1 change is kept on this device");
    expect(document.querySelector('[data-day="2026-11-27"]')?.textContent).toContain("Race power 4 × 5");
  });

  it("whose workout moved to tomorrow shows its new day and the race on that day, and can move it back", async () => {
    events = [exampleRace({day: "2026-11-27"})];
    await show();
    isOnline = false;
    await page.press("Move to tomorrow");
    expect(page.words()).toContain(
      "Race power 4 × 5 is on Friday, 27 November now. The race Harbour half is that day.",
    );
    expect(document.activeElement?.textContent).toBe("Back to today");
    await page.press("Back to today");
    expect(document.querySelector(".today-title")?.textContent).toBe("Race power 4 × 5");
    expect(page.words()).not.toContain("27 November now");
    expect(page.words()).toContain("2 changes are kept on this device");
  });
});

describe("other days", () => {
  it("without a workout count down to the race, and show the next workout", async () => {
    workouts = [examplePlanned({day: "2026-11-29"})];
    events = [exampleRace()];
    await show();
    expect([painted(), field()]).toEqual(["10days", "today-field field-track"]);
    expect(page.words()).toContain("until Harbour half, Sunday, 6 December.");
    expect(page.words()).toContain("Next: Race power 4 × 5, Sunday, 29 November.");
  });

  it("of a race are Cinder, and paint what to hold", async () => {
    workouts = [];
    events = [exampleRace({day: "2026-11-26", goal_power: 251, time: "10:00"})];
    await show();
    expect([painted(), field()]).toEqual(["251W", "today-field field-cinder"]);
    expect(page.words()).toContain("Race day. It begins at 10:00. Hold 251 W.");
  });

  it("with nothing planned link to the calendar and the workout library", async () => {
    workouts = [];
    await show();
    expect([page.href("Open the calendar"), page.href("Choose a workout")]).toEqual([
      "/calendar",
      "/library",
    ]);
  });

  it("that are empty because a plan is paused state this, and link to the plan", async () => {
    [workouts, plans] = [[], [{id: "pln_1", state: "paused", deleted: null}]];
    await show();
    expect(page.words()).toContain("Your plan is paused: nothing is planned until it goes on.");
    expect(page.href("Open the plan")).toBe("/plans/pln_1");
  });

  it("begin at midnight in the account's time zone, while the page stays open", async () => {
    vi.setSystemTime(WEDNESDAY_LATE);
    events = [exampleRace()];
    await show();
    expect(painted()).toBe("11days");
    await page.turns(() => vi.advanceTimersByTime(60_000));
    expect(painted()).toBe("256W");
  });
});

describe("without a connection", () => {
  it("with no stored days, explains how to have them next time", async () => {
    isOnline = false;
    await show();
    expect(page.words()).toContain("this device has not kept your days yet");
    isOnline = true;
    await page.press("Try again");
    expect(painted()).toBe("256W");
  });

  it("shows the stored days, their date, and a skip that waits to be sent", async () => {
    await show();
    isOnline = false;
    await page.close();
    page = createRenderedPage();
    page.backend(answer);
    await show();
    expect(page.words()).toContain("No connection. As of 26 Nov 2026, 10:00");
    await page.press("Tired");
    expect(page.words()).toContain("Skipped: Tired.");
    expect(page.words()).toContain("1 change is kept on this device");
    isOnline = true;
    await page.turns(() => dispatchEvent(new Event("online")));
    expect(page.words()).not.toContain("change is kept on this device");
    expect(page.calls.filter(({route}) => route.startsWith("PATCH")).at(-1)?.body).toMatchObject({
      id: "wko_1",
      skipped: "tired",
    });
  });

  it("the file for the watch states that it needs a connection", async () => {
    await show();
    isOnline = false;
    await page.turns(() => dispatchEvent(new Event("online")));
    const callsBefore = page.calls.length;
    await page.press("Download for the watch");
    expect(page.words()).toContain("The file for the watch needs a connection.");
    expect(page.calls).toHaveLength(callsBefore);
  });
});

it("signing out removes the stored days and changes", async () => {
  await show();
  isOnline = false;
  await page.press("Ill");
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(["gradus.today", "gradus.today_edits"]));
  await page.turns(() => void browserSession().signOut());
  expect(Object.keys(localStorage).filter((key) => key.startsWith("gradus.today"))).toEqual([]);
});
