// @vitest-environment jsdom

import type {RunTotals} from "@gradus/backend/contract/run-statistics";
import {afterEach, beforeEach, expect, it} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {exampleTotals} from "../testing/example-totals";
import {StatsClient} from "./stats-client";
import {STATS_MESSAGES} from "./stats-messages";

const messages = selectMessages(EXAMPLE_PAGE.market, STATS_MESSAGES);
const UPLOAD = "/de/en/powercenter/upload";
const month = (name: string, changes: Partial<RunTotals>) => ({month: name, totals: exampleTotals(changes)});
const MONTHS = [
  month("2025-11", {count: 2, distance: 20_000}),
  month("2026-10", {count: 5, distance: 50_000, moving_time: 15_000}),
  month("2026-11", {count: 1, distance: 8000, moving_time: 2400}),
];
const LIVE = month("2026-11", {count: 2, distance: 18_000, moving_time: 5400});
const SHOES = [
  {id: "app_1", brand: "Example", model: "Road", name: null, retired_at: null},
  {id: "app_2", brand: "Example", model: "Old", name: null, retired_at: "2026-01-01T00:00:00Z"},
];

let page = createRenderedPage();
let months = MONTHS;
let live = LIVE;
let unit: "km" | "mi" = "km";

function answer(route: string) {
  const [path = ""] = route.split("?");
  // Since the months were summed, another run came.
  if (path.endsWith("/month/live")) return {family: "pod", ...live};
  if (path.endsWith("/month")) return {family: "pod", months};
  if (path.endsWith("/running"))
    return {
      family: "pod",
      from: null,
      to: null,
      totals: exampleTotals({count: 7, distance: 68_000, gain: 201}),
      months: [],
    };
  if (path.includes("apparel")) return {items: SHOES};
  const {preferences} = exampleUser();
  return exampleUser({id: "usr_runner", preferences: {...preferences, distance_unit: unit}});
}

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  history.replaceState(null, "", "/de/en/powercenter/analysis/stats");
  months = MONTHS;
  live = LIVE;
  unit = "km";
  page.backend(({route}) => ({status: 200, data: answer(route)}));
  signInAs("usr_runner");
});
afterEach(() => page.close());

const show = () => page.show(<StatsClient messages={messages} uploadHref={UPLOAD} />);
const rows = () =>
  [...document.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
const requestedRoutes = () => page.calls.map(({route}) => route);

it("a year is the sum of its months, with the current month so far, beside the year before", async () => {
  await show();
  expect(page.words()).toContain("2026: 68,0\u00a0km in 7 runs; all of 2025: 20,0\u00a0km.");
  expect(page.words()).toContain(
    "November 2026 so far: 18,0\u00a0km in 2 runs; the whole month a year before: 20,0",
  );
  expect(rows().map(([name, count, distance]) => [name, count, distance])).toEqual([
    ["October 2026", "5", "50,0\u00a0km"],
    ["November 2026", "2", "18,0\u00a0km"],
    ["2026", "7", "68,0\u00a0km"],
  ]);
});

it.each([
  "year=9999",
  "year=1000",
  "year=abc",
  "from=9999-12-31&to=9999-12-31",
  "from=0001-01-01&to=0001-01-02",
])("%s of an address that can be no date is the present year", async (query) => {
  history.replaceState(null, "", `?${query}`);
  await show();
  expect(page.words()).toContain("2026: 68,0\u00a0km in 7 runs");
  expect([page.field("from").value, page.field("to").value]).toEqual(["2026-01-01", "2026-12-31"]);
});

it("distances are in miles for an athlete who uses miles", async () => {
  unit = "mi";
  await show();
  expect(page.words()).toContain("2026: 42,3\u00a0mi in 7 runs");
});

it("the month under the cursor is announced with whichever value is compared", async () => {
  await show();
  await page.press("Time");
  expect(location.search).toBe("?value=time");
  const slider = document.querySelector('[role="slider"]');
  await page.turns(() => slider?.dispatchEvent(new KeyboardEvent("keydown", {key: "End", bubbles: true})));
  await page.turns(() =>
    slider?.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowLeft", bubbles: true})),
  );
  expect(slider?.getAttribute("aria-valuetext")).toContain("November 2026: 1:30:00 in 2 runs; 2025: 2:30:00");
});

it("a month without runs is nought", async () => {
  await show();
  const slider = document.querySelector('[role="slider"]');
  await page.turns(() => slider?.dispatchEvent(new KeyboardEvent("keydown", {key: "Home", bubbles: true})));
  expect(slider?.getAttribute("aria-valuetext")).toBe(
    "January 2026: 0,0\u00a0km in 0 runs; 2025: 0,0\u00a0km",
  );
});

it("the totals of the year are the sums of its months, which are rounded each", async () => {
  months = ["2026-10", "2026-11"].map((name) => month(name, {count: 1, gain: 100}));
  live = month("2026-11", {count: 1, gain: 100});
  await show();
  const fact = (name: string) =>
    [...document.querySelectorAll("dl.more-numbers > div")].find(
      ({firstElementChild}) => firstElementChild?.textContent === name,
    )?.lastElementChild?.textContent;
  expect([fact("Climb"), fact("Runs")]).toEqual(["200\u00a0m", "2"]);
  history.replaceState(null, "", "?from=2026-10-01&to=2026-11-30");
  await page.close();
  page = createRenderedPage();
  page.backend(({route}) => ({status: 200, data: answer(route)}));
  await show();
  expect([fact("Climb"), fact("Runs")]).toEqual(["201\u00a0m", "7"]);
});

it("the time in a zone is a value like the others", async () => {
  months = [
    month("2025-11", {seconds_in_zones: [0, 0, 0, 900, 0]}),
    month("2026-10", {count: 5, seconds_in_zones: [9000, 3600, 1800, 600, 0]}),
  ];
  await show();
  await page.press("In zone 4");
  expect(location.search).toBe("?value=zone4");
  expect(page.words()).toContain("all of 2025: 15:00.");
  expect(rows()[0]?.slice(-5)).toEqual(["2:30:00", "1:00:00", "30:00", "10:00", "0:00"]);
});

it("retired shoes are offered only on request, and one pair is queried alone", async () => {
  await show();
  const offered = () =>
    [...document.querySelectorAll('[name="shoe"] option')].map((each) => each.textContent);
  expect(offered()).toEqual(["All shoes", "Example Road"]);
  await page.tick("retired");
  expect(offered()).toEqual(["All shoes", "Example Road", "Example Old"]);
  await page.turns(() => {
    const shoe = document.querySelector<HTMLSelectElement>('[name="shoe"]');
    if (shoe) shoe.value = "app_2";
    shoe?.dispatchEvent(new Event("change", {bubbles: true}));
  });
  expect(requestedRoutes().filter((route) => route.includes("apparel_id=app_2"))).toHaveLength(3);
});

it("totals of any range are requested as instants of the athlete's days, and days in reverse order are rejected", async () => {
  await show();
  await page.turns(() => {
    page.field("from").value = "2026-03-01";
    page.field("to").value = "2026-02-01";
  });
  await page.send();
  expect(page.words()).toContain("Enter two days, the first not after the second.");
  expect(location.search).toBe("");
  await page.turns(() => {
    page.field("to").value = "2026-03-31";
  });
  await page.send();
  // Midnight in Berlin, in winter and in summer time.
  const seconds = (text: string) => Date.parse(text) / 1000;
  expect(requestedRoutes().at(-1)).toContain(
    `from=${seconds("2026-02-28T23:00Z")}&to=${seconds("2026-03-30T22:00Z")}`,
  );
  expect(page.words()).toContain("Best over 20\u00a0min");
});

it("an athlete without runs is led to upload one", async () => {
  months = [];
  await show();
  expect(page.href("Upload runs")).toBe(UPLOAD);
});
