// @vitest-environment jsdom

import type {Activity} from "@gradus/backend/contract/activities";
import type {CpHistoryRow} from "@gradus/backend/contract/critical-power";
import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {addDays} from "@gradus/training/numbers/days";
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from "vitest";
import {examplePlanned, exampleRace} from "@/client/testing/example-today";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {localDay} from "@/lib/time/local-day";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {exampleRow} from "../testing/example-cp";
import {exampleRun} from "../testing/example-run";
import {OverviewClient} from "./overview-client";
import {OVERVIEW_MESSAGES} from "./overview-messages";

const HREFS = {
  today: "/today",
  calendar: "/calendar",
  plans: "/plans",
  runs: "/runs",
  upload: "/upload",
  platforms: "/platforms",
  devices: "/devices",
  criticalPower: "/cp",
  fitness: "/fitness",
};
/** Where both browser and account are on the same day: an hour before midnight in UTC it is tomorrow in Berlin. */
const NOON = new Date("2026-11-25T12:00:00Z");
const TODAY = localDay(NOON);
const LOAD = {
  date: [TODAY],
  stress: [31],
  fatigue: [38],
  fitness: [33],
  form: [-5],
  ramp: [1.3],
  planned_stress: [0],
  races: [],
  today: TODAY,
  today_index: 0,
  constants: {fitness_days: 42, fatigue_days: 7},
  now: {
    state: "productive",
    ramp_warning: null,
    is_building_up: false,
    week: null,
    acute_chronic_ratio: null,
  },
  explanations: [],
};
const AUTO = {
  status: "ok",
  in_force: {critical_power: 268, date: TODAY, source: "auto", lower_bound: false},
  supporting: [],
};

beforeAll(() => vi.useFakeTimers({toFake: ["Date"], now: NOON}));
afterAll(() => void vi.useRealTimers());

let page = createRenderedPage();
let runs: Activity[] = [];
let auto: object = AUTO;
let isLoadDown = false;
let cpRows: CpHistoryRow[] = [];
let planned: PlannedWorkoutDetail[] = [];
let events: CalendarEvent[] = [];

function answer({route}: Call) {
  if (route.includes("/calendar"))
    return {status: 200, data: {workouts: planned, events, server_time: 0, latest: 0}};
  if (route.includes("/activities")) return {status: 200, data: {items: runs, next_cursor: null}};
  if (route.includes("/fatiguefitness"))
    return isLoadDown ? {status: 503, err: {code: "unavailable"}} : {status: 200, data: LOAD};
  if (route.includes("/cp/auto")) return {status: 200, data: auto};
  if (route.includes("/cp/history")) return {status: 200, data: {mode: "auto", items: cpRows}};
  return {status: 200, data: exampleUser({id: "usr_runner"})};
}

beforeEach(async () => {
  auto = AUTO;
  await page.close();
  page = createRenderedPage();
  runs = [exampleRun({local_day: TODAY, distance: 10_000})];
  isLoadDown = false;
  cpRows = [];
  planned = [];
  events = [];
  page.backend(answer);
  signInAs("usr_runner");
});
afterEach(() => page.close());

const show = () =>
  page.show(
    <OverviewClient
      messages={selectMessages(EXAMPLE_PAGE.market, OVERVIEW_MESSAGES)}
      hrefs={HREFS}
      pages={[{label: "Statistics", href: "/stats"}]}
    />,
  );

it("begins with the week, and links to its runs and to every analysis", async () => {
  await show();
  expect(page.words()).toContain("so far this week");
  expect(page.href("Threshold 3 × 10")).toBe("/runs/act_1");
  expect(page.href("Critical power")).toBe(HREFS.criticalPower);
  expect(page.href("Fitness")).toBe(HREFS.fitness);
  expect(page.href("Statistics")).toBe("/stats");
  expect(page.words()).toContain("268");
  expect(page.words()).toContain("−5");
  expect(page.words()).toContain("tired as in good training");
});

it("shows critical power as 'at least' while no effort is known to have been all-out", async () => {
  auto = {...AUTO, in_force: {...AUTO.in_force, lower_bound: true}};
  await show();
  expect(page.words()).toContain("at least: no all-out effort is known");
});

describe("what comes next", () => {
  it("is what is still to be run today, with the way to the page for the road, and the race after it", async () => {
    planned = [
      examplePlanned({id: "wko_done", title: "Run this morning", day: TODAY, activity_id: "act_1"}),
      examplePlanned({
        day: TODAY,
        time: "18:00",
        planned: {
          duration: 2400,
          distance: 7000,
          stress: 31.4,
          average_power: 190,
          seconds_in_zones: [2400, 0, 0, 0, 0],
          below_seconds: 0,
        },
      }),
      examplePlanned({id: "wko_2", title: "Later in the week", day: addDays(TODAY, 2)}),
    ];
    events = [exampleRace({title: "Winter half", day: addDays(TODAY, 10)})];
    await show();
    const words = page.words().replaceAll(/[\u00a0\u202f]/g, " ");
    expect(words).toContain("18:00 · 40:00 · 7,0 km · stress 31");
    expect(words).toContain("race in 10 days");
    expect(words).not.toMatch(/Run this morning|Later in the week/);
    expect(page.href("Race power 4 × 5")).toBe(HREFS.today);
    expect(page.href("Winter half")).toBe(`/calendar?day=${addDays(TODAY, 10)}`);
  });

  it("is the next day with something to run where today has nothing left", async () => {
    planned = [
      examplePlanned({id: "wko_ill", title: "Skipped today", day: TODAY, skipped: "ill"}),
      examplePlanned({day: addDays(TODAY, 1)}),
    ];
    await show();
    expect(page.words()).toContain("Tomorrow");
    expect(page.words()).not.toContain("Skipped today");
    expect(page.href("Race power 4 × 5")).toBe(`/calendar?day=${addDays(TODAY, 1)}`);
  });

  it("is an empty week that links to the calendar and to plans", async () => {
    await show();
    expect(page.words()).toContain("Nothing is planned in the coming week.");
    expect([page.href("Plan it in the calendar"), page.href("Find a plan")]).toEqual(["/calendar", "/plans"]);
  });
});

it("a week whose only run counts no more is a sentence, not a row of dashes", async () => {
  runs = [exampleRun({local_day: TODAY, is_excluded: true})];
  await show();
  expect(page.words()).toContain("No run counts here.");
  expect(page.words()).not.toContain("0 runs");
});

it("what cannot be read leaves the rest where it is", async () => {
  isLoadDown = true;
  await show();
  const alerts = [...document.querySelectorAll("[role=alert]")].filter(({textContent}) => textContent !== "");
  expect(alerts).toHaveLength(1);
  expect(page.words()).toContain("so far this week");
  expect(page.words()).toContain("268");
});

it("shows the day whose critical power was changed by older runs", async () => {
  const written = {created: `${TODAY}T00:00:00.000Z`, updated: `${TODAY}T00:00:00.000Z`};
  const before = {...written, created: "2024-05-01T08:00:00.000Z", updated: "2024-05-01T08:00:00.000Z"};
  cpRows = [
    exampleRow({id: "cph_0", date: "2024-05-01", previous: null, change: "first", ...before}),
    exampleRow({date: "2024-07-12", critical_power: 259, ...written}),
  ];
  await show();
  expect(page.words().replaceAll(/[\u00a0\u202f]/g, " ")).toContain(
    "Critical power of 12 Jul 2024 changed to 259 W after runs were added.",
  );
});

it("shows an athlete with a plan but no runs what comes next, without asking for a critical power that is known", async () => {
  runs = [];
  planned = [examplePlanned({title: "The first one", day: TODAY})];
  await show();
  expect(page.words()).toContain("The first one");
  expect(page.words()).toContain("No runs yet.");
  expect(page.words()).not.toContain("Set critical power");
});

it("guides an athlete without runs, and marks the example numbers as belonging to no real runner", async () => {
  [runs, auto] = [[], {...AUTO, in_force: null}];
  await show();
  expect(page.words()).toContain("No runs yet.");
  expect(
    ["Upload runs", "Connect", "See devices", "Set critical power"].map((name) => page.href(name)),
  ).toEqual([HREFS.upload, HREFS.platforms, HREFS.devices, HREFS.criticalPower]);
  expect(page.words()).not.toContain("268");
  await page.press("Show an example");
  const example = document.querySelector('section[aria-label^="Example"]');
  expect(example?.textContent).toContain("268");
  expect(example?.textContent).toContain("a runner who does not exist");
});
