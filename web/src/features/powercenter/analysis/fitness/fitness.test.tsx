// @vitest-environment jsdom

import type {TrainingLoad} from "@gradus/backend/contract/training-load";
import {afterEach, beforeEach, expect, it} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {exampleLoad} from "../testing/example-load";
import {FitnessClient} from "./fitness-client";
import {FITNESS_MESSAGES} from "./fitness-messages";

const messages = selectMessages(EXAMPLE_PAGE.market, FITNESS_MESSAGES);
const UPLOAD = "/de/en/powercenter/upload";
const DAYS = new Array<number>(120).fill(50);

let page = createRenderedPage();
let load: TrainingLoad = exampleLoad(DAYS);
let goal: {kind: string; date?: string} = {kind: "none"};

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  history.replaceState(null, "", "/de/en/powercenter/analysis/fitness");
  load = exampleLoad(DAYS);
  goal = {kind: "none"};
  page.backend(({route}) =>
    route.includes("fatiguefitness")
      ? {status: 200, data: load}
      : {status: 200, data: exampleUser({id: "usr_runner", goal_race: goal})},
  );
  signInAs("usr_runner");
});
afterEach(() => page.close());

const show = () => page.show(<FitnessClient messages={messages} uploadHref={UPLOAD} />);
const slider = () => document.querySelector('[role="slider"]');
const press = (key: string) =>
  page.turns(() => slider()?.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true})));

it("one sentence shows how fast fitness grows, and what rest would bring", async () => {
  await show();
  expect(page.words()).toContain("Steady. Fitness is 47, ");
  expect(page.words()).toContain("Nothing is planned. If you rest until 9 December");
  expect(page.words()).toContain("over 42 days, fatigue over 7");
});

it.each([
  ["amber", "Fast."],
  ["red", "Too fast."],
] as const)(
  "a ramp that is %s is named as such, beside what counts as steady",
  async (ramp_warning, word) => {
    if (load.now) load = {...load, now: {...load.now, ramp_warning}};
    await show();
    expect(page.words()).toContain(word);
    expect(page.words()).toContain("we call up to +5 steady");
  },
);

it("the effect of planned training is shown for the day of the race", async () => {
  goal = {kind: "marathon", date: "2026-12-20"};
  load = {...load, planned_stress: load.planned_stress.map(() => 40)};
  await show();
  expect(page.words()).toContain("On race day, 20 December, expect fitness");
});

it("races of the calendar are marked on their days, and the text mentions the next one", async () => {
  load = {
    ...load,
    races: [
      {day: "2026-11-01", title: "Bridge 10 km"},
      {day: "2026-12-06", title: "Winter half marathon"},
    ],
  };
  await show();
  expect(page.words()).toContain("If you rest until race day, 6 December");
  const marks = [...document.querySelectorAll(".day-mark")].map(({textContent}) => textContent);
  expect(marks).toEqual(["Bridge 10 km", "Winter half marathon"]);
});

it("shows for six weeks that averages are still building up, and what weekly values need", async () => {
  const young = exampleLoad([60, 60]);
  load = {...young, now: young.now && {...young.now, is_building_up: true, week: null}};
  await show();
  expect(page.words()).toContain("reads low for the first 42 days, until 5 January.");
  expect(page.words()).toContain("They appear seven days after your first run.");
});

it("the cursor moves by keys, announces its day, and shows the expected values", async () => {
  await show();
  await press("ArrowLeft");
  expect(slider()?.getAttribute("aria-valuetext")).toMatch(/^\d+ \w+: fitness \d+/);
  await press("End");
  expect(slider()?.getAttribute("aria-valuetext")).toContain("expected: fitness");
});

it("another range goes into the address, and the way back undoes it", async () => {
  await show();
  await page.press("3 months");
  expect(location.search).toBe("?range=3m");
  expect(document.querySelector('[aria-pressed="true"]')?.textContent).toBe("3 months");
});

it("the same numbers are listed in a table, week by week", async () => {
  await show();
  const rows = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.some((row) => row?.startsWith("25 Nov 2026"))).toBe(true);
});

it("an athlete without runs is led to upload one", async () => {
  load = {...exampleLoad([]), today_index: null, now: null};
  await show();
  expect(page.words()).toContain("Upload your first run and we draw fitness");
  expect(page.href("Upload runs")).toBe(UPLOAD);
});

it("data that could not be read can be requested again", async () => {
  page.backend(({route}) =>
    route.includes("fatiguefitness")
      ? {status: 503, err: {code: "unavailable"}}
      : {status: 200, data: exampleUser({id: "usr_runner"})},
  );
  await show();
  expect(page.words()).toContain("We cannot reach our server.");
});
