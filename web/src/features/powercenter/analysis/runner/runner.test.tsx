// @vitest-environment jsdom

import type {User} from "@gradus/backend/contract/accounts";
import type {RunnerAttributesReply} from "@gradus/backend/contract/runner-attributes";
import {afterEach, beforeEach, expect, it} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {RunnerClient} from "./runner-client";
import {RUNNER_MESSAGES} from "./runner-messages";

const messages = selectMessages(EXAMPLE_PAGE.market, RUNNER_MESSAGES);
const HREFS = {upload: "/de/en/powercenter/upload", profile: "/de/en/account/profile"};

type Reference = RunnerAttributesReply["items"][number]["reference"];
const reply = (reference: Reference, percentile: number | null = null): RunnerAttributesReply => ({
  from: "2026-08-28",
  to: "2026-11-25",
  family: "pod",
  items: [
    {id: "fitness", value: 4.09, unit: "W/kg", percentile, reference},
    {id: "economy", value: 0.984, unit: "ratio", percentile: null, reference: {kind: "none"}},
  ],
  least_group: 200,
  explanations: [],
});
const GROUP: Reference = {kind: "population", n: 412, filters_applied: []};

let page = createRenderedPage();
let answer: RunnerAttributesReply = reply({kind: "none"});
let user: Partial<User> = {};

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  localStorage.clear();
  history.replaceState(null, "", "/de/en/powercenter/analysis/runner");
  answer = reply({kind: "none"});
  user = {};
  page.backend(({route}) =>
    route.includes("runner-attribute")
      ? {status: 200, data: answer}
      : {status: 200, data: exampleUser({id: "usr_runner", ...user})},
  );
  signInAs("usr_runner");
});
afterEach(() => page.close());

const show = () => page.show(<RunnerClient messages={messages} hrefs={HREFS} />);
const requestedRoutes = () =>
  page.calls.map(({route}) => route).filter((route) => route.includes("runner-attribute"));

it("values appear without a comparison where no fair one exists, and unknown values show what they need", async () => {
  await show();
  expect(page.words()).toContain("4,09\u202fW/kg");
  expect(page.words()).toContain("No group of 200 or more runners");
  expect(page.words()).not.toContain("No honest comparison yet.");
  expect(page.words()).toContain("Needs an hour with power in one run");
});

it("an age grade names time, distance, table and class, and that it ranks against the best", async () => {
  const grade = {table: "women", age: 38, distance: 10_000, time: 2784, grade: 0.712} as const;
  answer = reply({kind: "age_grade", grade_class: "regional", ...grade});
  await show();
  expect(page.words()).toContain(
    "Your predicted 46:24 for 10\u00a0km is 71,2\u00a0% of the best for women of 38. That is regional class. This ranks against the best, not against a crowd.",
  );
  expect(page.words().split("Your predicted")).toHaveLength(2);
});

it("a comparison group is shown with its size and what narrows it", async () => {
  answer = reply({kind: "population", n: 412, filters_applied: ["gender", "age"]}, 64);
  await show();
  expect(page.words()).toContain(
    "Higher than 64\u00a0% of 412 runners with a power meter like yours and the same gender and the same ten years of age.",
  );
  // Economy has no such group, but the page must not state that there is none at all.
  expect(page.words()).toContain("No honest comparison yet.");
  expect(page.words()).not.toContain("No group of");
});

it("without a group, no comparison options are offered, and fitness can still be graded", async () => {
  await show();
  expect(page.words()).not.toContain("Compare with runners of");
  expect(["race", "gender", "age"].filter(page.has)).toEqual([]);
  expect(page.has("table")).toBe(true);
});

it("a group that was narrowed away can be had back", async () => {
  history.replaceState(null, "", "/de/en/powercenter/analysis/runner?age=1");
  await show();
  await page.tick("age");
  expect(location.search).toBe("");
  expect(page.has("age")).toBe(false);
});

it("the comparison options go into the address and into the request", async () => {
  answer = reply(GROUP, 64);
  await show();
  await page.tick("gender");
  expect(location.search).toBe("?gender=1");
  expect(requestedRoutes().at(-1)).toContain("race=0&gender=1&age=0");
  await page.turns(() => {
    const table = document.querySelector<HTMLSelectElement>('[name="table"]');
    if (table) table.value = "women";
    table?.dispatchEvent(new Event("change", {bubbles: true}));
  });
  expect(requestedRoutes().at(-1)).toContain("table=women");
});

it("an athlete without a goal race is informed and sent to the profile; one in neither table may choose a table", async () => {
  await show();
  expect(page.words()).toContain("Name a goal race of 5 km to the marathon");
  expect(page.href("To your profile")).toBe(HREFS.profile);
  await page.close();
  page = createRenderedPage();
  page.backend(({route}) =>
    route.includes("runner-attribute")
      ? {status: 200, data: answer}
      : {status: 200, data: exampleUser({id: "usr_runner", goal_race: {kind: "10k"}})},
  );
  await show();
  expect(page.words()).toContain("Choose one above and fitness is graded by age.");
});

it("comparison can be hidden, and stays so in this browser", async () => {
  answer = reply(GROUP, 64);
  await show();
  expect(page.has("gender")).toBe(true);
  await page.tick("hide");
  expect(page.words()).not.toContain("No honest comparison yet.");
  expect(page.has("gender")).toBe(false);
  expect(page.words()).toContain("4,09\u202fW/kg");
  expect(localStorage.getItem("gradus.hide_comparison")).toBe("1");
  await page.tick("hide");
  expect(page.words()).toContain("No honest comparison yet.");
});

it("an athlete without runs is led to upload one", async () => {
  answer = {...answer, items: []};
  await show();
  expect(page.href("Upload runs")).toBe(HREFS.upload);
});
