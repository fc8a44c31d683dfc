// @vitest-environment jsdom

import {COURSE_PROBLEMS, TARGET_CONFLICT} from "@gradus/backend/contract/race-values";
import {COURSE_BYTES_MAX} from "@gradus/training/courses/read-course";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {RacesClient} from "./races-client";
import {RACES_MESSAGES} from "./races-messages";

const PATH = "/de/en/powercenter/races";
const EXAMPLE_USER = exampleUser();
const HREFS = {criticalPower: `${PATH}/../cp`, upload: `${PATH}/../upload`};
const COURSE = {
  id: "crs_1",
  name: "Hills",
  distance: 2000,
  gain: 40,
  loss: 38,
  has_heights: true,
  lowest: 200,
  highest: 240,
  created: "2026-11-01T08:00:00.000Z",
};
const range = (target: number) => ({min: target * 0.98, target, max: target * 1.02});
const SPLITS = [
  {from: 0, to: 1000, grade: 0.02, power: 255, time: 290, pace: 290, cumulative: 290, is_walking: false},
  {from: 1000, to: 2000, grade: -0.02, power: 245, time: 250, pace: 250, cumulative: 540, is_walking: false},
];
const PREDICTION = {
  time: 540,
  power: 250,
  time_range: range(540),
  power_range: range(250),
  power_range_suggested: range(250),
  share_of_sustainable: 1,
  share_of_critical_power: 0.93,
  feasibility: "safe",
  environment: {altitude: 1, heat_percent: 0, freshness_percent: -0.6, factor: 0.994},
  factors: [
    {id: "heat", watts: -4.4},
    {id: "freshness", watts: -1.6},
  ],
  slow_finish: 0,
  is_low_confidence: false,
  splits: SPLITS,
};
const INPUTS = {
  critical_power: 268,
  lower_bound: false,
  weight_kg: 70,
  confidence: 0.8,
  weekly_time: 20_000,
  race_day: "2026-11-26",
  fitness: 50.4,
  form: -12.3,
  running_cost: 1.0412,
  running_cost_runs: 12,
  distance: 2000,
  gain: 40,
  loss: 38,
  surface: "road",
  training_elevation: 200,
  race_elevation: 200,
  training_temperature: 15,
  race_temperature: 15,
  training_humidity: 50,
  race_humidity: 50,
  wind: 0,
};
const OK = {
  status: "ok",
  prediction: PREDICTION,
  inputs: INPUTS,
  assumed: ["wind", "race_elevation"],
  explanations: [],
};
const EMPTY = {...OK, status: "insufficient_data", prediction: null, inputs: null, assumed: []};

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  history.replaceState(null, "", PATH);
  page = createRenderedPage();
  signInAs(EXAMPLE_USER.id);
});
afterEach(() => page.close());

type Reply = Awaited<ReturnType<Parameters<typeof page.backend>[0]>>;

/** The page at an address, and what is predicted there. */
async function show(
  query: string,
  predicted: Reply = {status: 200, data: OK},
  upload?: Reply,
  preferences: Partial<typeof EXAMPLE_USER.preferences> = {},
) {
  history.replaceState(null, "", PATH + query);
  page.backend(({route}) => {
    if (route.includes("/race/prediction")) return predicted;
    if (route.startsWith("POST") && upload) return upload;
    if (route.includes("/race/courses/"))
      return {status: 200, data: {...COURSE, profile: [200, 240, 202], spacing: 20}};
    if (route.includes("/race/courses")) return {status: 200, data: {items: [COURSE]}};
    const data = {...EXAMPLE_USER, preferences: {...EXAMPLE_USER.preferences, ...preferences}};
    return {status: 200, data};
  });
  await page.show(
    <RacesClient messages={selectMessages(EXAMPLE_PAGE.market, RACES_MESSAGES)} hrefs={HREFS} />,
  );
}
const requestedRoutes = () =>
  page.calls.filter(({route}) => route.includes("/race/prediction")).map(({route}) => route.split("?")[1]);

describe("a race", () => {
  it("is answered from its address: sentence, share, what the day takes, what was assumed, and splits", async () => {
    await show("?course_id=crs_1&race_temperature=28");
    expect(requestedRoutes()).toEqual(["course_id=crs_1&race_temperature=28&split=km"]);
    expect(page.words()).toContain("Hold 250 W. Expect 9:00, between 8:49 and 9:11.");
    expect(page.words()).toMatch(/That is 93\s?% of your critical power of 268\sW\./);
    expect(page.words()).toContain("The heat of race day takes 4\u00a0W");
    expect(page.words()).toContain(
      "we assume 0\u00a0km/h of headwind and 200\u00a0m of altitude in the race",
    );
    expect(document.querySelectorAll(".race-rows tbody tr")).toHaveLength(2);
    expect(page.field("race_temperature").value).toBe("28");
  });

  it("states that a runner may be faster when critical power is a lower bound", async () => {
    await show("?course_id=crs_1", {status: 200, data: {...OK, inputs: {...INPUTS, lower_bound: true}}});
    expect(page.words()).toMatch(/From a critical power of at least 268\sW: you may well run faster/);
  });

  it("shows heights in feet to readers who use miles, and wind in mph", async () => {
    await show("?course_id=crs_1", {status: 200, data: OK}, undefined, {distance_unit: "mi"});
    const words = page.words().replaceAll("\u00a0", " ");
    expect(words).toContain("we assume 0 mph of headwind and 656 ft of altitude in the race");
    expect(words).toContain("Hills: 1,2 mi, 131 ft up");
    expect(words).not.toMatch(/\d m (up|of altitude)/);
    await page.type({race_elevation: "5000"});
    await page.leave("race_elevation");
    expect(location.search).toContain("race_elevation=1524");
  });

  it("stores typed conditions in the URL, and keeps an invalid value only in its field", async () => {
    await show("");
    await page.type({race_elevation: "1600"});
    await page.leave("race_elevation");
    expect(location.search).toBe("?race_elevation=1600");
    await page.type({race_elevation: "9000"});
    await page.leave("race_elevation");
    expect(page.words()).toMatch(/-430 \D+ 6.000/);
    expect(page.field("race_elevation").value).toBe("9000");
    expect(location.search).toBe("?race_elevation=1600");
  });

  it("with two targets, sends no request and shows the specified conflict text; choosing one target resolves it", async () => {
    await show("?target_power=250&target_time=600");
    expect(page.words()).toContain(TARGET_CONFLICT);
    expect(requestedRoutes().filter((query) => query?.includes("target"))).toEqual([]);
    await page.choose("goal", "time");
    expect(location.search).toBe("?target_time=600");
    expect(page.words()).not.toContain(TARGET_CONFLICT);
  });

  it("400: a target conflict reported by the backend shows the same conflict text", async () => {
    await show("?target_time=600", {status: 400, err: {code: "target_conflict"}});
    expect(page.words()).toContain(TARGET_CONFLICT);
  });

  it("shows how the target time was interpreted", async () => {
    await show("?target_time=3600");
    expect(page.words()).toContain("Understood as 1\u00a0h 00\u00a0min.");
  });

  it("reads a target time by the length of its course, also while no answer is there", async () => {
    await show("?course_id=crs_1&target_time=540", {status: 503, err: {code: "unavailable"}});
    await page.type({target_time: "10:00"});
    await page.leave("target_time");
    expect(location.search).toBe("?course_id=crs_1&target_time=600");
  });

  it("422: an unreachable target shows the possible times, and the last result stays visible as stale", async () => {
    await show("");
    const params = {best_possible_time: 540, fastest_time: 300, slowest_time: 1500};
    await page.choose("goal", "time");
    page.backend(() => ({status: 422, err: {code: "target_unreachable", params}}));
    await page.type({target_time: "1:30"});
    await page.leave("target_time");
    expect(page.words()).toContain("we can plan times between 5:00 and 25:00. You can expect 9:00.");
    expect(page.words()).toContain("Hold 250 W.");
    expect(document.querySelector("[data-stale]")).not.toBeNull();
  });

  it("a target beyond the runner's power states the excess at the goal and in the result, and shows no band", async () => {
    const prediction = {
      ...PREDICTION,
      power: 280,
      feasibility: "unlikely",
      power_range_suggested: range(250),
    };
    await show("?target_power=280", {status: 200, data: {...OK, prediction}});
    const beyond = "That is 30 W above what you can hold for 9:00.";
    expect(document.querySelector("[role=status]:not(:empty)")?.textContent).toMatch(
      new RegExp(`^9:00 takes 280.W\\. ${beyond}$`),
    );
    expect(document.querySelector("section .text-warning")?.textContent).toBe(beyond);
    expect(page.words()).not.toContain("Hold 280 W");
    expect(document.querySelectorAll(".race-target, .drawn-band, .wrist-band")).toHaveLength(0);
    expect(page.words()).not.toContain("Print wrist band");
  });

  it("403: states that the runner does not share their power, and shows none of their data", async () => {
    await show("?runner=usr_other", {status: 403, err: {code: "forbidden"}});
    expect(page.words()).toContain("This runner does not share their power with you.");
    expect(page.has("course_file")).toBe(false);
  });

  it("without critical power, links to the page that sets it and offers the value from the plan", async () => {
    await show("?known_power=268.4", {status: 200, data: EMPTY});
    expect(page.words()).toContain("We do not know your critical power yet.");
    expect(page.href("Set critical power by hand")).toBe(HREFS.criticalPower);
    await page.press("Use 268\u00a0W from my plan");
    const put = page.calls.find(({route}) => route.startsWith("PUT "));
    expect(put?.body).toMatchObject({critical_power: 268.4});
  });
});

describe("a plan of the site", () => {
  const PLAN =
    "?race_distance=10000&pacing=even&target_time=2700&race_temperature=28&known_power=250&from=planner";

  it("lists what was taken over from it, and states that PowerCenter uses its own critical power", async () => {
    await show(PLAN);
    const words = page.words().replaceAll("\u00a0", " ");
    expect(words).toMatch(
      /From your plan we took over its distance, your goal, the pacing,? and weather, altitude and wind\./,
    );
    expect(words).toContain(
      "the critical power of 268 W that PowerCenter knows of you, where your plan had 250 W",
    );
    await page.press("Close");
    expect(page.words()).not.toContain("From your plan");
    expect(location.search).not.toContain("from=");
    expect(location.search).toContain("target_time=2700");
  });

  it("lists only what the plan contained, and does not mention a power that is equal or not known yet", async () => {
    await show("?race_distance=10000&pacing=even&known_power=268&from=planner");
    expect(page.words()).toMatch(/we took over its distance and the pacing\./);
    expect(page.words()).not.toContain("where your plan had");
    await page.close();
    page = createRenderedPage();
    signInAs(EXAMPLE_USER.id);
    await show(PLAN, {status: 200, data: EMPTY});
    expect(page.words()).not.toContain("where your plan had");
    expect(page.words()).toContain("Use 250\u00a0W from my plan");
  });

  it("is not mentioned when the visitor does not come from the planner", async () => {
    await show("?race_distance=10000&from=elsewhere");
    expect(page.words()).not.toContain("From your plan");
  });
});

describe("the runner's own runs", () => {
  it("show what freshness takes and from which form, and the running cost with the number of runs behind it", async () => {
    await show("");
    const words = page.words().replaceAll("\u00a0", " ");
    expect(words).toContain("What you carry from training takes 2 W from what you can hold.");
    expect(words).toMatch(/Your balance of today is [-\u2212]12 beside a fitness of 50\./);
    expect(words).toContain("Running costs you 1,04 J/kg/m, from 12 of your runs.");
    expect(words).toMatch(/Freshness\s*[-\u2212]2\s*W/);
  });

  it("are requested for the day of the race, which is stored in the URL", async () => {
    await show("?race_day=2026-11-26");
    expect(requestedRoutes()).toEqual(["race_day=2026-11-26&race_distance=21097.5&split=km"]);
    expect(page.words()).toMatch(/On 26 Nov 2026, if you train on as you do now, your balance is/);
    await page.type({race_day: ""});
    expect(location.search).toBe("");
    await show("?race_day=2026-02-30");
    expect(requestedRoutes().at(-1)).not.toContain("race_day");
  });

  it("are left out when the runner turns them off, and their results are then not shown", async () => {
    const inputs = {...INPUTS, running_cost: 0.98, running_cost_runs: 0};
    const prediction = {...PREDICTION, factors: []};
    await show("?freshness=0&cost=usual", {status: 200, data: {...OK, inputs, prediction}});
    expect(requestedRoutes()).toEqual(["freshness=0&cost=usual&race_distance=21097.5&split=km"]);
    expect(page.words()).not.toMatch(/Your balance of today|Freshness/);
    expect(page.words()).toContain("You left your own cost of running out");
    expect(page.field("freshness").checked).toBe(false);
  });

  it("that are too few are reported as too few", async () => {
    const inputs = {...INPUTS, fitness: null, form: null, running_cost: 0.98, running_cost_runs: 0};
    await show("", {status: 200, data: {...OK, inputs, prediction: {...PREDICTION, factors: []}}});
    expect(page.words()).toContain("How rested you are does not count yet: it takes 18 weeks of runs");
    expect(page.words()).toContain("fewer than three of your runs");
  });
});

describe("the file of a course", () => {
  it("becomes the course of the race", async () => {
    await show(
      "?race_distance=10000",
      {status: 200, data: OK},
      {status: 201, data: {...COURSE, id: "crs_2"}},
    );
    await page.attach("course_file", new File(["x"], "hills.gpx"));
    expect(location.search).toBe("?course_id=crs_2");
    expect(page.words()).toContain("Hills is in your courses.");
  });

  it("is sent with the name and the official distance that were typed for it, and not with a wrong one", async () => {
    await show("", {status: 200, data: OK}, {status: 201, data: {...COURSE, id: "crs_2"}});
    const sent = () => page.calls.filter(({route}) => route.startsWith("POST"));
    await page.type({course_name: " Spring half ", official_distance: "far"});
    await page.attach("course_file", new File(["x"], "hills.gpx"));
    expect(page.words()).toContain("Enter a number.");
    expect(sent()).toEqual([]);
    await page.type({official_distance: "21,0975"});
    await page.attach("course_file", new File(["x"], "hills.gpx"));
    const [form] = sent().map(({body}) => body);
    if (!(form instanceof FormData)) throw new Error("expected a form");
    expect([form.get("name"), form.get("official_distance")]).toEqual(["Spring half", "21097.5"]);
  });

  it.each(COURSE_PROBLEMS)("422: an unusable course file shows the reason: %s", async (problem) => {
    const refused = {status: 422, err: {code: "course_unusable", params: {problem}}};
    await show("", {status: 200, data: OK}, refused);
    await page.attach("course_file", new File(["x"], "hills.gpx"));
    const words = document.querySelector("[id$=-mistake]:not(:empty)")?.textContent ?? "";
    expect(words).toMatch(/^[A-Z][^{}]+\.$/);
    expect(words).not.toContain("race.");
    expect(page.words()).toContain("Hold 250 W.");
  });

  it("that is too large is never sent", async () => {
    await show("");
    const large = Object.defineProperty(new File(["x"], "a.gpx"), "size", {value: COURSE_BYTES_MAX + 1});
    await page.attach("course_file", large);
    expect(page.words()).toContain("This file is larger than 10 MB.");
    expect(page.calls.filter(({route}) => route.startsWith("POST"))).toEqual([]);
  });

  it("is removed after a question, and the race is level again", async () => {
    await show("?course_id=crs_1");
    await page.press("Delete");
    expect(page.words()).toContain("Delete Hills?");
    page.backend(() => ({status: 200, data: {removed: true}}));
    await page.press("Delete course");
    expect(location.search).toBe("");
  });
});
