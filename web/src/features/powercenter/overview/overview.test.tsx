// @vitest-environment jsdom

import type {Activity} from "@gradus/backend/contract/activities";
import type {CpHistoryRow} from "@gradus/backend/contract/critical-power";
import {afterEach, beforeEach, expect, it} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/lib/messages/select-messages";
import {localDay} from "@/lib/time/local-day";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {exampleRow} from "../testing/example-cp";
import {exampleRun} from "../testing/example-run";
import {OverviewClient} from "./overview-client";
import {OVERVIEW_MESSAGES} from "./overview-messages";

const HREFS = {
  today: "/today",
  runs: "/runs",
  upload: "/upload",
  platforms: "/platforms",
  devices: "/devices",
  criticalPower: "/cp",
  fitness: "/fitness",
};
const TODAY = localDay(new Date());
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
  in_force: {critical_power: 268, date: TODAY, source: "auto"},
  supporting: [],
};

let page = createRenderedPage();
let runs: Activity[] = [];
let isLoadDown = false;
let cpRows: CpHistoryRow[] = [];

function answer({route}: Call) {
  if (route.includes("/activities")) return {status: 200, data: {items: runs, next_cursor: null}};
  if (route.includes("/fatiguefitness"))
    return isLoadDown ? {status: 503, err: {code: "unavailable"}} : {status: 200, data: LOAD};
  if (route.includes("/cp/auto")) return {status: 200, data: AUTO};
  if (route.includes("/cp/history")) return {status: 200, data: {mode: "auto", items: cpRows}};
  return {status: 200, data: exampleUser({id: "usr_runner"})};
}

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  runs = [exampleRun({local_day: TODAY, distance: 10_000})];
  isLoadDown = false;
  cpRows = [];
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

it("begins with the week, and leads to its runs and to every analysis", async () => {
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

it("says which day's critical power older runs have changed", async () => {
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

it("leads whoever has no run yet, and marks the numbers of the example as nobody's", async () => {
  runs = [];
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
