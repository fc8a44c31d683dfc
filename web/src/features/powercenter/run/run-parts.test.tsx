// @vitest-environment jsdom

import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {act} from "react";
import {afterEach, beforeAll, beforeEach, expect, it, vi} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {exampleDetail} from "../testing/example-detail";
import {exampleRun} from "../testing/example-run";
import {preloadRunParts} from "../testing/preload-run-parts";
import {RunClient} from "./run-client";
import {RUN_MESSAGES} from "./run-messages";

const PATH = "/de/en/powercenter/activities/act_1";
const messages = selectMessages(EXAMPLE_PAGE.market, RUN_MESSAGES);
const HELD = {
  power: null,
  heart_rate: {from: 145, width: 5, seconds: [200, 400]},
  cadence: null,
  grade: null,
};

let runs: Readonly<Record<string, ActivityDetail>> = {};
let curves: {recent: object; all: object} = {recent: {}, all: {}};
let wPrime: number | null = 12_000;
/** What the run did better than all before it. */
let firsts: readonly object[] = [];
/** Runs of the days before. */
let before: readonly ReturnType<typeof exampleRun>[] = [];
let page = createRenderedPage();

// Imports the lazily loaded parts in advance, so that they are present when a test opens them.
beforeAll(() => Promise.all([preloadRunParts(), import("./compare/other-run")]));
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  runs = {act_1: exampleDetail({seconds: 800})};
  curves = {recent: curveOf("act_9"), all: curveOf("act_9")};
  wPrime = 12_000;
  before = [];
  firsts = [];
  localStorage.clear();
  history.replaceState(null, "", PATH);
  vi.stubGlobal("matchMedia", () => new EventTarget());
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  page.backend(answer);
  signInAs("usr_runner");
});
afterEach(() => page.close());

/** A curve whose best minute belongs to the run `holder`. */
const curveOf = (holder: string) => ({
  durations: [60],
  power: [260],
  breakdown: [{activity_id: holder, points: [{duration: 60, power: 260, start: 0}]}],
});

function answer({route}: Call) {
  const id = /^GET \/b\/api\/v1\/activities\/(\w+)$/.exec(route)?.[1];
  if (id) return runs[id] ? {status: 200, data: runs[id]} : {status: 404, err: {code: "not_found"}};
  if (route.endsWith("/act_1/firsts")) return {status: 200, data: {items: firsts}};
  if (route.includes("/pdc")) return {status: 200, data: route.includes("1970") ? curves.all : curves.recent};
  if (route.includes("/cp/auto")) return {status: 200, data: {w_prime: wPrime}};
  if (route.endsWith("/stats/distributions")) return {status: 200, data: HELD};
  if (/^GET .*\/(notes|comments|notifications|pairs|apparel|shares|places|links|firsts)\b/.test(route))
    return {status: 200, data: {items: []}};
  if (route.includes("/activities?")) return {status: 200, data: {items: listed(), next_cursor: null}};
  return {status: 200, data: exampleUser({id: "usr_runner"})};
}

const listed = () => [
  exampleRun({id: "act_1"}),
  exampleRun({id: "act_2", name: "Tempo", distance: 2400}),
  exampleRun({id: "act_3", name: "Walk", distance: null}),
  ...before,
];

const show = () =>
  page.show(
    <RunClient
      id="act_1"
      messages={messages}
      runsHref="/de/en/powercenter/activities"
      criticalPowerHref="/critical-power"
      curveHref="/curve"
      accountHref="/account"
      workoutsHref="/workouts"
    />,
  );
const named = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const cells = (label: string) =>
  [...(named(label)?.querySelectorAll("tbody tr") ?? [])].map((row) => row.textContent);
const click = (element: Element | null | undefined) =>
  page.turns(() => (element as HTMLElement | null)?.click());
const keyOn = (element: Element | null, key: string, init: KeyboardEventInit = {}) =>
  act(async () => element?.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, ...init})));

it.each([
  ["with its laps", exampleDetail({seconds: 800}), "13 marks on the inner side show where laps begin."],
  ["without laps", exampleDetail({seconds: 800, changes: {lap_events: []}}), "count kilometres."],
  [
    "too short for a kilometre",
    exampleDetail({seconds: 120, changes: {lap_events: []}}),
    "a square the end. North is up.",
  ],
])("describes the marks on the route of a run: %s", async (_what, run, end) => {
  runs = {act_1: run};
  await show();
  const label = document.querySelector(".route-frame svg")?.getAttribute("aria-label") ?? "";
  expect(label).toMatch(/^Route of .* A ring marks the start/);
  expect(label.endsWith(end)).toBe(true);
});

it("links back to the week of the run", async () => {
  await show();
  expect(page.href("Week 48")).toBe("/de/en/powercenter/activities?from=2026-11-23&to=2026-11-29");
});

it("shows kilometres next to laps, and selects the one that is pressed", async () => {
  await show();
  expect(cells("Laps")).toHaveLength(14);
  await page.press("Kilometres");
  expect(cells("Kilometres")).toHaveLength(3);
  await page.press("Kilometre 2");
  // At 3 m/s it lasts 333 s: the second in which the first one ends is not its own.
  expect(document.querySelector(".selection-bar")?.textContent).toContain("Time5:33");
  expect(document.querySelector("tr[data-chosen]")?.textContent).toContain("Kilometre 2");
});

it.each([
  ["what others of 90 days did better", "act_9", "act_9", "96 % of the best in 90 days"],
  ["the best in 90 days", "act_1", "act_9", "Best in 90 days"],
  ["a personal best", "act_1", "act_1", "Personal best"],
] as const)("ranks a best: %s", async (_what, recent, all, words) => {
  curves = {recent: curveOf(recent), all: curveOf(all)};
  await show();
  const link = [...document.querySelectorAll(".best-list a")];
  expect(link.map(({textContent}) => textContent?.replaceAll("\u00a0", " "))).toEqual([words]);
  expect(link[0]?.getAttribute("href")).toBe("/curve#d60");
  await click(named("Show the best 1\u00a0min"));
  expect(document.querySelector(".selection-bar")?.textContent).toContain("Time1:00");
});

it("lists what no earlier run had reached, and links to the seconds of each effort", async () => {
  firsts = [
    {duration: 60, power: 301.4, start: 120, before: 296},
    {duration: 300, power: 278, start: 100, before: 271.4},
    // A gain of a fifth of a watt is not reported.
    {duration: 600, power: 260.2, start: 0, before: 260},
  ];
  await show();
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".first-list a")];
  expect(links.map((link) => link.textContent?.replaceAll(/[\u00a0\u202f]/g, " "))).toEqual([
    "First time above 300 W for 1 min",
    "Best 5 min until then: 278 W, 7 W more than before",
  ]);
  expect(links[0]?.getAttribute("href")).toBe("#effort=120-180");
  await click(links[0]);
  expect(named("Start of the selection")?.getAttribute("aria-valuetext")).toBe("2:00");
  expect(document.querySelector(".selection-bar")?.textContent).toContain("Time1:00");
});

it("requests no first efforts for a run without power", async () => {
  runs = {act_1: exampleDetail({seconds: 800, changes: {power_type: null, total_power_list: null}})};
  await show();
  expect(page.calls.some(({route}) => route.endsWith("/firsts"))).toBe(false);
  expect(document.querySelector(".first-list")).toBeNull();
});

it("stores on this device which charts are shown, and their order", async () => {
  await show();
  const chosen = () =>
    [...document.querySelectorAll(".chart-choice li")].slice(0, 4).map((line) => line.textContent);
  expect(chosen()).toEqual(["Power", "Pace", "Heart rate", "Elevation"]);
  await click(named("Move Elevation up"));
  expect(chosen()).toEqual(["Power", "Pace", "Elevation", "Heart rate"]);
  expect(localStorage.getItem("gradus.run_charts")).toContain('["power","pace","elevation","heartRate"]');
  const air = document.querySelector<HTMLInputElement>("input[value=airPower]");
  expect(air?.disabled).toBe(true);
  expect(air?.closest("label")?.textContent).toContain("not measured");
});

it.each([
  [1000, true],
  [40_000, false],
])("warns only when W′ or critical power is set too low: %d J", async (joules, isLow) => {
  wPrime = joules;
  runs = {act_1: exampleDetail({seconds: 800, changes: {total_power_list: Array(800).fill(300)}})};
  localStorage.setItem("gradus.run_charts", '{"lines":["power","anaerobic"]}');
  await show();
  expect(page.words().includes("critical power or W′ is set too low")).toBe(isLow);
  expect(page.calls.some(({route}) => route.includes("/cp/auto?to=2026-11-24"))).toBe(true);
});

it.each([
  [null, true],
  [12_000, false],
])("explains a missing W′ balance only while W′ is unknown: %s", async (joules, isSaid) => {
  wPrime = joules;
  localStorage.setItem("gradus.run_charts", '{"lines":["power","anaerobic"]}');
  await show();
  expect(page.words().includes("The balance of W′ is not drawn")).toBe(isSaid);
});

it("moves both ends of a selection by keys, and never across each other", async () => {
  await show();
  await page.press("Lap 2");
  const [from, to] = [named("Start of the selection"), named("End of the selection")];
  expect([from, to].map((end) => end?.getAttribute("aria-valuetext"))).toEqual(["1:00", "1:59"]);
  await keyOn(to, "ArrowLeft", {shiftKey: true});
  expect(to?.getAttribute("aria-valuetext")).toBe("1:49");
  await keyOn(from, "End");
  expect(from?.getAttribute("aria-valuetext")).toBe("1:49");
});

it("shows how long each value was held, also as a table", async () => {
  await show();
  expect(page.words()).toContain("Most often 150 to 155 bpm: 6:40.");
  const tables = [...document.querySelectorAll("button")].filter(
    (button) => button.textContent === "View as table",
  );
  await click(tables.at(-1));
  expect(cells("Distribution")).toEqual(["145–1503:2033,3\u202f%", "150–1556:4066,7\u202f%"]);
});

/** The field by which the part is chosen that the distribution is of. */
const part = () => document.querySelector<HTMLSelectElement>(".stretch-choice select");
const choosePart = (value: string) =>
  page.turns(() => {
    const field = part();
    if (field) field.value = value;
    field?.dispatchEvent(new Event("change", {bubbles: true}));
  });

it("counts how long each value was held within a lap, which is then selected everywhere", async () => {
  const faster = Array.from({length: 800}, (_, slot) => (slot < 60 ? 150 : 162));
  runs = {act_1: exampleDetail({seconds: 800, changes: {heart_rate_list: faster}})};
  await show();
  expect(page.words()).toContain("Most often 150 to 155 bpm: 6:40.");
  await choosePart("1");
  expect(page.words()).toContain("Most often 160 to 165 bpm: 1:00.");
  expect(document.querySelector(".selection-bar")?.textContent).toContain("Lap 2");
  expect(document.querySelector("tr[data-chosen]")?.textContent).toContain("Lap 2");
  await choosePart("whole");
  expect(page.words()).toContain("Most often 150 to 155 bpm: 6:40.");
  expect(document.querySelector(".selection-bar")?.textContent).toContain("Whole run");
});

it("counts what is selected on the charts, lap or not", async () => {
  await show();
  await page.press("Lap 3");
  expect(part()?.value).toBe("2");
  await keyOn(named("End of the selection"), "ArrowLeft");
  expect(part()?.selectedOptions[0]?.textContent).toBe("Selection 2:00\u2009–\u20092:58");
  expect(page.words()).toContain("Most often 150 to 155 bpm: 0:59.");
});

it("states when the selection has too little data to show how long each value was held", async () => {
  const nothing = Array(800).fill(null);
  runs = {
    act_1: exampleDetail({
      seconds: 800,
      changes: {
        heart_rate_list: nothing,
        cadence_list: nothing,
        total_power_list: null,
        elevation_list: null,
      },
    }),
  };
  await show();
  await choosePart("1");
  expect(page.words()).toContain("Too little was measured to show how long each value was held.");
});

it("shows both feet where two pods were worn", async () => {
  runs = {act_1: exampleDetail({seconds: 800, changes: {ground_time_balance_list: Array(800).fill(51.2)}})};
  await show();
  expect(page.words().replaceAll("\u00a0", " ")).toContain("Left 51,2 %, right 48,8 %");
});

it.each([
  [51.2, "Most of this run lay beyond what is usual for you: left 48,0 to 50,0 %."],
  [49.5, "As usual: left 48,0 to 50,0 %."],
])("holds both feet against what is usual for the runner: %d %%", async (left, words) => {
  before = [1, 2, 3, 4, 5].map((id) =>
    exampleRun({id: `act_b${id}`, local_day: "2026-11-20", average_ground_time_balance: 49}),
  );
  const changes = {
    ground_time_balance_list: Array(800).fill(left),
    average_ground_time_balance: left,
    balance_spreads: {ground_time_balance: Array(20).fill(left)},
  };
  runs = {act_1: exampleDetail({seconds: 800, changes})};
  await show();
  const text = page.words().replaceAll("\u00a0", " ");
  expect(text).toContain(words);
  expect(text).toContain(`asymmetry index ${left === 51.2 ? "2,4" : "1,0"}`);
});

it("lists each problem of its file once", async () => {
  const problems = ["truncated", "truncated"].map((code) => ({code: code as "truncated", detail: {}}));
  runs = {act_1: exampleDetail({seconds: 800, changes: {problems}})};
  await show();
  expect(page.words().split("The file ends early.")).toHaveLength(2);
});

it("shows no problems for a file that has none", async () => {
  await show();
  expect(page.words()).not.toContain("About the file");
});

it("shows no feet where a single pod was worn", async () => {
  await show();
  expect(page.words()).not.toContain("Left and right");
});

it("is compared with another run, which is stored in the URL", async () => {
  runs = {
    ...runs,
    act_2: exampleDetail({
      seconds: 800,
      changes: {
        id: "act_2",
        name: "Tempo",
        distance_list: Array.from({length: 800}, (_, slot) => slot * 3.6),
      },
    }),
  };
  await show();
  await page.press("Choose a run");
  const field = document.querySelector<HTMLSelectElement>("#compare select");
  expect([...(field?.options ?? [])].map(({value}) => value)).toEqual(["", "act_2"]);
  await page.turns(() => {
    if (field) field.value = "act_2";
    field?.dispatchEvent(new Event("change", {bubbles: true}));
  });
  expect(location.search).toBe("?with=act_2");
  expect(page.words()).toContain("this run was 2:13 behind Tempo");
  await page.press("End the comparison");
  expect(location.search).toBe("");
  expect(page.words()).not.toContain("behind Tempo");
});

it("404: reports that the run to compare with does not exist, and keeps the rest of the page", async () => {
  history.replaceState(null, "", `${PATH}?with=act_7`);
  await show();
  expect(page.words()).toContain("This run does not exist, or it is not shared with you.");
  expect(document.querySelector("h1")?.textContent).toBe("Threshold 3 × 10");
});
