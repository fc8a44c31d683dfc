// @vitest-environment jsdom

import type {Activity} from "@gradus/backend/contract/activities";
import type {FootStatistics} from "@gradus/backend/contract/run-statistics";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {addDays} from "@gradus/training/numbers/days";
import {afterEach, beforeEach, expect, it} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {exampleRun} from "../../testing/example-run";
import {FeetClient} from "./feet-client";
import {FEET_MESSAGES} from "./feet-messages";

const messages = selectMessages(EXAMPLE_PAGE.market, FEET_MESSAGES);
const HREFS = {runs: "/de/en/powercenter/activities", duo: "/de/en/store/duo"};
const TODAY = dayInZone(new Date(), "Europe/Berlin");

const run = (daysAgo: number, left: number | null) =>
  exampleRun({
    id: `act_${daysAgo}`,
    name: `Run ${daysAgo}`,
    local_day: addDays(TODAY, -daysAgo),
    timestamp: 1_000_000 - daysAgo,
    average_ground_time_balance: left,
  });
const side = {strides: 2100, stride_length: 1.24, clearance: 0.081, swing_width: null};

let page = createRenderedPage();
let runs: Activity[] = [];
let items: FootStatistics["items"] = [];

function answer(route: string) {
  if (route.includes("footdata")) return {month: "2026-11", items};
  if (route.includes("activities")) return {items: runs, next_cursor: null};
  if (route.includes("apparel")) return {items: [{id: "app_1", brand: "Example", model: "Road", name: null}]};
  return exampleUser({id: "usr_runner"});
}

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  history.replaceState(null, "", "/de/en/powercenter/analysis/foot-data");
  runs = [1, 2, 3, 4, 5, 6].map((day) => run(day, 50.4));
  items = [];
  page.backend(({route}) => ({status: 200, data: answer(route)}));
  signInAs("usr_runner");
});
afterEach(() => page.close());

const show = () => page.show(<FeetClient messages={messages} hrefs={HREFS} />);

it("the newest run is shown beside the usual range, and values that no pod measured are marked as such", async () => {
  await show();
  expect(page.words()).toContain("Your newest run was balanced as usual.");
  expect(page.words()).toContain("As usual: left 49,4 to 51,4\u00a0%.");
  expect(page.words()).toContain("Not measured yet.");
  expect(page.words()).toContain("None within six months.");
  expect(page.words()).toContain("says nothing about health");
});

it("a run outside the usual range is reported, and listed with a link to it", async () => {
  runs = [run(0, 53.2), ...runs];
  await show();
  expect(page.words()).toContain("beyond what is usual for you in 1 measure.");
  expect(page.href("Run 0")).toBe(`${HREFS.runs}/act_0`);
  expect(page.words()).toContain("Ground contact: left 53,2\u00a0%, right 46,8\u00a0%");
});

it("runs are gone through by keys", async () => {
  await show();
  const slider = document.querySelector('[role="slider"]');
  await page.turns(() => slider?.dispatchEvent(new KeyboardEvent("keydown", {key: "Home", bubbles: true})));
  expect(slider?.getAttribute("aria-valuetext")).toContain("Run 6: left 50,4\u00a0%, right 49,6\u00a0%");
});

it("with too few runs with two pods, the page shows how many are needed", async () => {
  runs = runs.slice(0, 3);
  await show();
  expect(page.words()).toContain("known after five runs with two pods within 30 days");
});

it("one pod cannot tell the feet apart: the page shows what two pods would show", async () => {
  runs = [run(1, null)];
  await show();
  expect(page.words()).toContain("Two pods tell both feet apart");
  expect(page.href("See the Duo")).toBe(HREFS.duo);
});

it("foot paths are listed by shoe, and a month without any shows a message", async () => {
  await show();
  expect(page.words()).toContain("Your pods sent no paths of the feet in");
  await page.close();
  page = createRenderedPage();
  page.backend(({route}) => ({status: 200, data: answer(route)}));
  items = [{apparel_id: "app_1", left: side, right: {...side, strides: 2000}}];
  await show();
  const rows = [...document.querySelectorAll("#feet-month ~ section tbody tr")].map((row) => row.textContent);
  expect(rows).toEqual(["Example RoadLeft1,24 m8,1 cm– cm2.100", "Example RoadRight1,24 m8,1 cm– cm2.000"]);
});
