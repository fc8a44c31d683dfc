// @vitest-environment jsdom

import type {RangeDistributions} from "@gradus/backend/contract/run-statistics";
import {afterEach, beforeEach, expect, it} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {exampleRun} from "../../testing/example-run";
import {DistributionClient} from "./distribution-client";
import {DISTRIBUTION_MESSAGES} from "./distribution-messages";

const messages = selectMessages(EXAMPLE_PAGE.market, DISTRIBUTION_MESSAGES);
const SELF = "/de/en/powercenter/analysis/distribution";
const HREFS = {upload: "/de/en/powercenter/upload", runs: "/de/en/powercenter/activities", self: SELF};
const POWER = {from: 180, width: 5, seconds: [600, 1200, 0, 300]};
const ZONES = [
  {name: "easy", power_low: 170.3, power_high: 209.6},
  {name: "moderate", power_low: 209.6, power_high: 235.8},
  {name: "threshold", power_low: 235.8, power_high: 262},
  {name: "interval", power_low: 262, power_high: 301.3},
  {name: "repetition", power_low: 301.3, power_high: null},
];
const REPLY: RangeDistributions = {
  from: "2026-10-29",
  to: "2026-11-25",
  family: "pod",
  count: 3,
  seconds_in_zones: [1500, 300, 0, 100, 0],
  below_seconds: 100,
  zones: ZONES,
  critical_power: {lowest: 258, highest: 262},
  histograms: {power: POWER, heart_rate: null, cadence: null, grade: null},
  most_runs: 60,
};

let page = createRenderedPage();
let reply = REPLY;

function answer(route: string) {
  const {histograms, ...distribution} = REPLY;
  if (route.includes("act_1/stats/distributions")) return {...distribution, ...histograms, laps: null};
  if (route.includes("activities/act_1")) return exampleRun();
  return route.includes("stats/distributions") ? reply : exampleUser({id: "usr_runner"});
}

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  history.replaceState(null, "", SELF);
  reply = REPLY;
  page.backend(({route}) => ({status: 200, data: answer(route)}));
  signInAs("usr_runner");
});
afterEach(() => page.close());

const show = () => page.show(<DistributionClient messages={messages} hrefs={HREFS} />);
const zoneRows = () =>
  [...document.querySelectorAll(".distribution-zones tbody tr")].map((row) => row.textContent);

it("shows where most of the time was spent, and each zone with its watts, time and share", async () => {
  await show();
  expect(page.words()).toContain("3 runs from 29 Oct 2026 to 25 Nov 2026.");
  expect(page.words()).toContain("75\u00a0% of 33:20 in zone 1, Easy.");
  expect(zoneRows()[4]).toContain("170–210 W25:0075 %");
  expect(zoneRows()[5]).toContain("below 170 W1:40");
  expect(page.words()).toContain("Most often 185 to 190 W: 20:00.");
});

it("a value never measured has no histogram, and every measured value is in the table", async () => {
  await show();
  expect(page.words()).not.toContain("Heart rate");
  const rows = [...document.querySelectorAll(".run-table tbody tr")].map((row) => row.textContent);
  expect(rows).toEqual(["Power180 to 18510:00", "Power185 to 19020:00", "Power195 to 2005:00"]);
});

it("too many runs to read second by second keep their zones, and a message reports it", async () => {
  reply = {...REPLY, count: 143, histograms: null};
  await show();
  expect(page.words()).toContain("These are 143: choose fewer days.");
  expect(zoneRows()).toHaveLength(6);
});

it("days are chosen by name or by themselves, in the address", async () => {
  await show();
  await page.press("8 weeks");
  expect(location.search).toBe("?range=8w");
  await page.turns(() => {
    page.field("from").value = "2026-03-01";
    page.field("to").value = "2026-03-02";
  });
  await page.send();
  expect(location.search).toBe("?from=2026-03-01&to=2026-03-02");
  expect(page.calls.at(-1)?.route).toContain("from=2026-03-01&to=2026-03-02");
});

it("one run, named in the address, is shown alone with a link back", async () => {
  history.replaceState(null, "", "?run=act_1");
  await show();
  expect(page.href("Threshold 3 × 10, 24 Nov 2026")).toBe("/de/en/powercenter/activities/act_1");
  expect(page.words()).toContain("75\u00a0% of 33:20 in zone 1, Easy.");
  expect(page.href("All runs of a range of days")).toBe(SELF);
});

it("a run in the address that does not exist is reported, and is not requested again", async () => {
  history.replaceState(null, "", "?run=nobody");
  page.backend(({route}) =>
    route.includes("nobody") ? {status: 404, err: {code: "not_found"}} : {status: 200, data: answer(route)},
  );
  await show();
  expect(page.words()).toContain("This run does not exist, or it is not shared with you.");
  expect(document.querySelector('[role="alert"] button')).toBeNull();
});

it("days without runs show a message", async () => {
  reply = {...REPLY, count: 0};
  await show();
  expect(page.words()).toContain("There are no runs within these days.");
});
