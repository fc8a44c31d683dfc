// @vitest-environment jsdom

import type {Activity} from "@gradus/backend/contract/activities";
import {afterEach, beforeEach, expect, it} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {exampleRun} from "../testing/example-run";
import {justDeleted, keepDeleted} from "./just-deleted";
import {RunsClient} from "./runs-client";
import {RUNS_MESSAGES} from "./runs-messages";

const RUNS = "/b/api/v1/users/usr_runner/activities";
const HREFS = {runs: "/de/en/powercenter/activities", upload: "/de/en/powercenter/upload"};
const messages = selectMessages(EXAMPLE_PAGE.market, RUNS_MESSAGES);

let page = createRenderedPage();
let runs: Activity[] = [];
let refused: {status: number; err: object} | null = null;
let totals: {status: number; data: object} | null = null;

/** Two runs a page, as far as the cursor goes. */
function answer({route}: Call) {
  const [path = "", query = ""] = route.split("?");
  if (path === `GET ${RUNS}`) return {status: 200, data: pageOf(new URLSearchParams(query))};
  if (path === `GET ${RUNS}/totals`) return totals ?? {status: 503, err: {code: "unavailable"}};
  if (path.startsWith("GET ") && path.includes("apparel")) return {status: 200, data: {items: []}};
  if (path.startsWith("GET ")) return {status: 200, data: exampleUser({id: "usr_runner"})};
  if (refused) return refused;
  if (path.startsWith("DELETE ")) {
    return {status: 200, data: {deleted: true, restorable_until: "2026-12-24T00:00:00.000Z"}};
  }
  return {status: 200, data: runs.find(({id}) => path.includes(id))};
}

function pageOf(query: URLSearchParams) {
  const from = Number(query.get("cursor")?.split(".")[0] ?? 0);
  const matchingRuns = runs.filter((run) => (query.get("deleted") === "only") === (run.deleted !== null));
  const next_cursor = matchingRuns.length > from + 2 ? `${from + 2}.x` : null;
  return {items: matchingRuns.slice(from, from + 2), next_cursor};
}

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  history.replaceState(null, "", "/de/en/powercenter/activities");
  runs = [exampleRun(), exampleRun({id: "act_2", name: "Easy hour", distance: 10_000})];
  refused = null;
  totals = null;
  page.backend(answer);
  signInAs("usr_runner");
});
afterEach(() => page.close());

const show = () => page.show(<RunsClient messages={messages} hrefs={HREFS} />);
const requestedRoutes = () =>
  page.calls.map(({route}) => route).filter((route) => route.startsWith(`GET ${RUNS}`));

it("each run links to its page and is listed in its week, and all runs are totalled", async () => {
  await show();
  expect(page.href("Easy hour")).toBe("/de/en/powercenter/activities/act_2");
  expect(page.words()).toContain("2 runs, 21,5");
});

it("weeks of other years show the year", async () => {
  runs = [
    exampleRun({local_day: "2019-11-20"}),
    exampleRun({id: "act_2", local_day: `${new Date().getFullYear()}-01-20`}),
  ];
  await show();
  expect(page.words()).toContain("From 18 November 2019");
  expect(page.words().match(/From \d+ \w+ \d{4}/g)).toHaveLength(1);
});

it("a runner without runs gets a link to the upload of the first one, on both pages", async () => {
  runs = [];
  await show();
  expect(page.words()).toContain("No runs yet.");
  expect(page.href("Upload runs")).toBe(HREFS.upload);
});

it("one button deletes and restores a run and keeps the focus; both actions are announced", async () => {
  await show();
  const [remove] = document.querySelectorAll<HTMLButtonElement>('[aria-label="Delete Threshold 3 × 10"]');
  remove?.focus();
  await page.turns(() => remove?.click());
  expect(page.words()).toContain("Threshold 3 × 10 was deleted.");
  expect(page.words()).toContain("1 run, 10,0");
  expect(page.href("Threshold 3 × 10")).toBeNull();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Restore Threshold 3 × 10");
  await page.press("Restore");
  expect(page.words()).toContain("Threshold 3 × 10 is back.");
  expect(page.href("Threshold 3 × 10")).toBe("/de/en/powercenter/activities/act_1");
});

it("a run deleted on its own page is announced once, and can be restored", async () => {
  keepDeleted(exampleRun());
  const [, easy] = runs;
  runs = easy ? [easy] : [];
  await show();
  expect(page.words()).toContain("Threshold 3 × 10 was deleted.");
  runs = [exampleRun(), ...runs];
  await page.press("Restore");
  expect(page.focusedWords()).toBe("Threshold 3 × 10 is back.");
  expect(page.href("Threshold 3 × 10")).toBe("/de/en/powercenter/activities/act_1");
  await page.close();
  page = createRenderedPage();
  page.backend(answer);
  await show();
  expect(page.words()).not.toContain("Threshold 3 × 10 is back.");
});

it("another runner's deleted run is not named", async () => {
  keepDeleted(exampleRun());
  signInAs("usr_other");
  expect(justDeleted()).toBeNull();
});

it("what cannot be deleted stays, with words for why", async () => {
  refused = {status: 503, err: {code: "unavailable"}};
  await show();
  await page.turns(() => document.querySelector<HTMLButtonElement>('[aria-label^="Delete"]')?.click());
  expect(page.words()).toContain("We cannot reach our server.");
  expect(page.words()).toContain("2 runs");
});

it("deleted runs have their own list, and a permanently deleted run is reported as such", async () => {
  history.replaceState(null, "", "?deleted=only");
  runs = [exampleRun({deleted: "2026-11-24T08:00:00.000Z"})];
  refused = {status: 409, err: {code: "conflict"}};
  await show();
  expect(page.has("type")).toBe(false);
  await page.press("Restore");
  expect(page.words()).toContain("This run is gone for good");
  refused = null;
  runs = [];
  await page.close();
  page = createRenderedPage();
  page.backend(answer);
  await show();
  expect(page.words()).toContain("There is no deleted run");
});

it("a filter goes into the address and the question, and can find nothing", async () => {
  await show();
  runs = [];
  await page.turns(() => {
    page.field("type").value = "race";
    page.field("q").value = "hills";
  });
  await page.send();
  expect(location.search).toBe("?q=hills&type=race");
  expect(requestedRoutes().at(-1)).toContain("type=race");
  expect(page.words()).toContain("No run fits these filters.");
  runs = [exampleRun()];
  await page.press("Clear filters");
  expect(location.search).toBe("");
  expect(page.words()).toContain("Threshold");
});

it("more runs load on request, and no overall total is shown before all runs are loaded", async () => {
  runs = ["1", "2", "3"].map((id) => exampleRun({id, name: `Run ${id}`}));
  await show();
  expect(page.words()).toContain("So far: 2 runs");
  expect(page.words()).not.toContain("Run 3");
  await page.press("Show more");
  expect(page.words()).toContain("Run 3");
  expect(page.words()).not.toContain("So far");
});

it("the sum is that of all runs of the filter as soon as it is known, and once one is deleted", async () => {
  runs = ["1", "2", "3"].map((id) => exampleRun({id, name: `Run ${id}`}));
  totals = {status: 200, data: {count: 3, distance: 34_500, moving_time: 9000, stress: 200}};
  await show();
  expect(page.words()).toContain("3 runs, 34,5");
  totals = {status: 200, data: {count: 2, distance: 23_000, moving_time: 6000, stress: 150}};
  await page.turns(() => document.querySelector<HTMLButtonElement>('[aria-label^="Delete"]')?.click());
  expect(page.words()).toContain("2 runs, 23,0");
});

it("a run that is left out of statistics is marked", async () => {
  runs = [exampleRun({is_excluded: true})];
  await show();
  expect(page.words()).toContain("Does not count");
});

it("a list that could not be loaded can be requested again", async () => {
  page.backend((call) =>
    call.route.startsWith(`GET ${RUNS}`) ? {status: 503, err: {code: "unavailable"}} : answer(call),
  );
  await show();
  expect(page.words()).toContain("We cannot reach our server.");
  page.backend(answer);
  await page.press("Try again");
  expect(page.words()).toContain("Easy hour");
});
