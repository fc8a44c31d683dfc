// @vitest-environment jsdom

import type {Recalculation as RunRecalculation} from "@gradus/backend/contract/activity-edits";
import type {
  AutomaticCpReply,
  CpHistory,
  CpTestCandidates,
  Recalculation,
} from "@gradus/backend/contract/critical-power";
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {POWER_MESSAGES} from "../power/power-messages";
import {exampleAutomatic, exampleRow} from "../testing/example-cp";
import {CriticalPowerClient} from "./critical-power-client";

const messages = selectMessages(EXAMPLE_PAGE.market, POWER_MESSAGES);
const HREFS = {runs: "/de/en/runs", upload: "/de/en/upload", criticalPower: "/de/en/cp"};
const FIRST = exampleRow({
  id: "cph_0",
  date: "2026-06-01",
  critical_power: 264,
  previous: null,
  change: "first",
});
const MANUAL = exampleRow({
  id: "cph_9",
  date: "2026-11-20",
  critical_power: 280,
  source: "manual",
  change: "set",
  activity_id: null,
  activity_name: null,
});
const TESTED = exampleRow({
  id: "cph_8",
  date: "2026-11-20",
  critical_power: 272.5,
  source: "test",
  change: "set",
  activity_id: null,
  activity_name: null,
  test: {
    protocol: "3_9",
    short_power: 340,
    long_power: 295,
    w_prime: 12_150,
    explanation: {
      id: "tested_critical_power",
      key: "explain.formulas.tested_critical_power",
      value: 272.5,
      unit: "W",
      formula: "W = W′ + CP·t",
      inputs: [{key: "explain.inputs.work", value: 159_300, unit: "J"}],
      basis: "published",
      sources: ["Monod H, Scherrer J 1965"],
      version: 2,
    },
  },
});
const PREVIEW: Recalculation = {
  id: "cpr_1",
  state: "done",
  preview: true,
  from: "2026-06-01",
  days_done: 178,
  days_total: 178,
  changed: [{date: "2026-10-01", before: 264, after: 266.5}],
  requested_at: "2026-11-26T10:00:00.000Z",
  finished_at: "2026-11-26T10:00:01.000Z",
};
const WAITING: RunRecalculation = {
  id: "rec_1",
  from: "2026-11-20",
  to: "2026-11-26",
  state: "running",
  total: 5,
  done: 2,
  changed: 1,
  created: "2026-11-26T10:00:00.000Z",
  finished: null,
};

let automatic: AutomaticCpReply = exampleAutomatic();
let past: CpHistory = {mode: "auto", items: [FIRST, exampleRow()]};
let recalculation: Recalculation | null = null;
let runs: RunRecalculation | null = null;
let found: CpTestCandidates["items"] = [];
let refused: {status: number; err: object} | null = null;
let page = createRenderedPage();

// Preloads the module that the page imports on demand.
beforeAll(() => import("../explain/reply-explanation"));
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  automatic = exampleAutomatic();
  past = {mode: "auto", items: [FIRST, exampleRow()]};
  recalculation = null;
  runs = null;
  refused = null;
  found = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  page.backend(answer);
  signInAs("usr_1");
});
afterEach(() => page.close());

function answer({route, body}: Call) {
  if (!route.startsWith("GET ") && refused) return refused;
  if (route.includes("/activities/recalculate")) return {status: 202, data: {...WAITING, state: "waiting"}};
  if (route.includes("/activities/recalculations/")) {
    return runs ? {status: 200, data: runs} : {status: 500, err: {code: "internal"}};
  }
  if (route.startsWith("PUT ") && route.endsWith("/cp/recalculate")) {
    const preview = JSON.stringify(body) === JSON.stringify({preview: true});
    recalculation = {...PREVIEW, id: preview ? "cpr_1" : "cpr_2", preview};
    return {status: 202, data: recalculation};
  }
  if (route.startsWith("PUT ") && route.endsWith("/cp/tests")) {
    past = {mode: "auto", items: [...past.items, TESTED]};
    return {status: 200, data: TESTED};
  }
  if (route.includes("/cp/tests")) return {status: 200, data: {items: found}};
  if (route.startsWith("PUT ")) {
    past = {mode: "manual", items: [...past.items, MANUAL]};
    automatic = {
      ...automatic,
      mode: "manual",
      in_force: {critical_power: 280, date: MANUAL.date, source: "manual", lower_bound: false},
    };
    return {status: 200, data: MANUAL};
  }
  if (route.startsWith("DELETE ")) {
    past = {mode: "auto", items: past.items.filter(({id}) => !route.endsWith(id))};
    automatic = exampleAutomatic();
    return {status: 200, data: {removed: true}};
  }
  if (route.includes("/cp/auto")) return {status: 200, data: automatic};
  if (route.includes("/cp/history")) return {status: 200, data: past};
  if (route.includes("/cp/recalculate")) return {status: 200, data: {recalculation}};
  return {status: 200, data: exampleUser({weight_kg: 70})};
}

const show = () => page.show(<CriticalPowerClient messages={messages} hrefs={HREFS} />);
const words = () => page.words().replaceAll(/[\u00a0\u202f]/g, " ");
const value = () => document.querySelector(".cp-value")?.textContent?.replaceAll(/[\u00a0\u202f]/g, " ");
const reasons = () => [...document.querySelectorAll(".cp-reasons > li")].map((item) => item.textContent);
const written = () => page.calls.filter(({route}) => !route.startsWith("GET "));

it("does not name whose watts they are where there is one family", async () => {
  await show();
  expect(words()).not.toContain("Power from");
});

it("an athlete without critical power can recompute runs too, because they may have shown heart rates", async () => {
  past = {mode: "auto", items: []};
  automatic = exampleAutomatic({in_force: null, critical_power: null});
  await show();
  expect(words()).toContain("the critical power and the heart rates it was computed with");
  expect([page.field("from").value, page.field("to").value]).toEqual(["2025-11-26", "2026-11-26"]);
});

it("names whose watts they are where there are several", async () => {
  past = {
    mode: "auto",
    items: [
      exampleRow({id: "cph_old", date: "2026-01-01", family: null, source: "manual"}),
      ...past.items,
      exampleRow({id: "cph_watch", date: "2026-11-20", critical_power: 330, family: "watch"}),
    ],
  };
  await show();
  const table = document.querySelector("section[aria-label='All changes'] table");
  const rows = [...(table?.querySelectorAll("tbody tr") ?? [])].map((row) => row.textContent);
  expect(words()).toContain("Power from");
  expect(rows[0]).toContain("Watch");
  expect(rows[1]).toContain("Pod");
  expect(rows.at(-1)).toContain("Any device");
});

describe("why critical power is what it is", () => {
  it("is shown with the value, its change, its range, and what would move it", async () => {
    await show();
    expect(value()).toBe("268 W");
    for (const each of [
      "Your runs of the last 90 days say the same, so it stays.",
      "▲ 4 W in 30 days",
      "3,83 W/kg",
      "264 to 272 W",
      "20 min above 279 W would raise it.",
      "One effort leaves the 90 days on",
    ])
      expect(words()).toContain(each);
  });

  it("numbers each step and names the run that moved it", async () => {
    await show();
    expect(reasons()[0]).toMatch(/^1.*\+4Test 3 \+ 10 set it: 10/);
    expect(reasons()).toHaveLength(2);
    expect(page.href("Test 3 + 10")).toBe("/de/en/runs/act_test");
  });

  it("names the effort of that run that is furthest above the model, not its first", async () => {
    const [test] = automatic.supporting;
    if (!test) throw new Error("The example has a test");
    const longer = {...test, duration: 1200, power: 279, share: 1.006};
    const easier = {...test, duration: 2400, power: 262, share: 0.98};
    automatic = {...automatic, supporting: [test, longer, easier]};
    await show();
    expect(reasons()[0]?.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(
      "Test 3 + 10 set it: 20 min at 279 W.",
    );
  });

  it("explains the estimate with the runner's own numbers", async () => {
    await show();
    const explain = document.querySelector<HTMLButtonElement>(
      "button[aria-label='Explain: What these days say']",
    );
    await page.turns(() => explain?.click());
    expect(page.words()).toContain("Critical power is where it levels off.");
  });

  it("shows 'at least' where no effort is surely all-out, and the date of the newest run where it is old", async () => {
    const supporting = automatic.supporting.map((effort) => ({...effort, date: "2026-10-01"}));
    const in_force = automatic.in_force && {...automatic.in_force, lower_bound: true};
    automatic = {...automatic, in_force, supporting};
    await show();
    expect(value()).toBe("at least268 W");
    expect(words()).toContain("your zones may lie higher");
    expect(words()).toContain("The newest run that holds it up is of");
    expect(document.querySelector(".cp-value[data-stale]")).not.toBeNull();
  });

  it("shows what is needed before there is a value", async () => {
    automatic = exampleAutomatic({
      status: "insufficient_data",
      in_force: null,
      critical_power: null,
      critical_power_band: null,
      lower_bound: null,
      confidence: null,
      supporting: [],
      suggestion: null,
    });
    past = {mode: "auto", items: []};
    await show();
    expect(words()).toContain("Three runs with power within 90 days are needed before this can be said.");
    expect(page.href("Upload runs")).toBe("/de/en/upload");
  });
});

describe("by hand", () => {
  it("is refused out of bounds and in the future, without losing what was typed", async () => {
    await show();
    await page.press("Set by hand");
    await page.type({critical_power: "59", date: "2026-12-24"});
    await page.send();
    expect(words()).toContain("Choose today or an earlier day.");
    expect(page.field("critical_power").value).toBe("59");
    expect(written()).toEqual([]);
  });

  it("is set from a given day on, and can be undone", async () => {
    await show();
    await page.press("Set by hand");
    await page.type({critical_power: "280", date: "2026-11-20"});
    await page.send();
    expect(written()[0]?.body).toEqual({date: "2026-11-20", critical_power: 280});
    expect(words()).toContain("It stays where you set it. Your runs of the last 90 days say 268 W.");
    await page.press("Use automatic again");
    await page.press("Use automatic values");
    expect(written()[1]?.route).toMatch(/DELETE .*\/cp\/history\/cph_9$/);
    expect(words()).toContain("Critical power follows your runs again.");
    expect(value()).toBe("268 W");
  });

  it("stays in the form when the server does not take it", async () => {
    refused = {status: 500, err: {code: "internal"}};
    await show();
    await page.press("Set by hand");
    await page.type({critical_power: "280"});
    await page.send();
    expect(page.isDialogOpen()).toBe(true);
    expect(page.field("critical_power").value).toBe("280");
  });
});

describe("a test", () => {
  const enter = async (values: Record<string, string>) => {
    await show();
    await page.press("Enter a test");
    await page.type(values);
    await page.send();
  };

  it("sets critical power, and its row shows the source and an explanation", async () => {
    await enter({short_power: "340", long_power: "295", date: "2026-11-20"});
    expect(written()[0]?.body).toEqual({
      date: "2026-11-20",
      protocol: "3_9",
      short_power: 340,
      long_power: 295,
    });
    expect(words()).toContain("Your test set critical power.");
    expect(words()).toContain("Your test set it: 3 min at 340 W, 9 min at 295 W. W′ is 12,2 kJ.");
    const explain = document.querySelector<HTMLButtonElement>("td button[aria-label^='Explain']");
    await page.turns(() => explain?.click());
    expect(page.words()).toContain("From the work of your tests");
  });

  it.each([
    [{short_power: "290", long_power: "295"}, "The long effort must be easier than the short one."],
    [{short_power: "520", long_power: "295"}, "No runner's W′ or critical power would be like that"],
    [{short_power: "340", long_power: "295", date: "2026-12-24"}, "Choose today or an earlier day."],
    [{short_power: "340", long_power: ""}, "This is required."],
  ])("%o is refused in words, and what was typed stays", async (values, sentence) => {
    await enter(values);
    expect(words()).toContain(sentence);
    expect(page.field("short_power").value).toBe(values.short_power);
    expect(written()).toEqual([]);
  });

  it("that was not maximal is reported at the field concerned", async () => {
    refused = {status: 400, err: {code: "invalid", field_errors: {long_power: "not_maximal"}}};
    await enter({short_power: "340", long_power: "295"});
    expect(words()).toContain("you held more for as long on another run");
    expect(page.isDialogOpen()).toBe(true);
  });

  it("that a run was is filled in, and named with its run unless the day is another", async () => {
    const cpTest = {protocol: "3_10" as const, short_power: 340, long_power: 293.4};
    const worth = {critical_power: 273.4, w_prime: 11_990};
    found = [{activity_id: "act_3", name: "Three and ten", date: "2026-11-18", ...cpTest, ...worth}];
    await show();
    await page.press("Enter a test");
    expect(words()).toContain("Found in Three and ten, 18 Nov 2026. Check the values.");
    await page.send();
    expect(written()[0]?.body).toEqual({date: "2026-11-18", ...cpTest, activity_id: "act_3"});
  });
});

describe("recalculating", () => {
  it("shows before and after, and changes nothing until it is confirmed", async () => {
    await show();
    await page.press("Show what would change");
    expect(written().map(({body}) => body)).toEqual([{preview: true}]);
    expect(words()).toContain("On one day it would become another:");
    const cells = [...document.querySelectorAll(".cp-changes td")].map((cell) => cell.textContent);
    expect(cells).toEqual(["264,0", "266,5"]);
    await page.press("Apply these changes");
    expect(written().map(({body}) => body)).toEqual([{preview: true}, {preview: false}]);
    expect(words()).toContain("Done. One day changed.");
  });

  it("reports that another recalculation is under way", async () => {
    refused = {status: 409, err: {code: "conflict"}};
    await show();
    await page.press("Show what would change");
    expect(words()).toContain("Another recalculation is under way.");
  });

  it("shows how far one is that was begun elsewhere", async () => {
    recalculation = {...PREVIEW, state: "running", days_done: 40, finished_at: null, preview: false};
    await show();
    expect(words()).toContain("40 of 178 days");
    expect(document.querySelector("progress")?.value).toBe(40);
  });

  it("shows nothing about a recalculation done before", async () => {
    recalculation = PREVIEW;
    await show();
    expect(words()).not.toContain("it would become another");
  });
});

describe("recalculating runs", () => {
  const change = async () => {
    await show();
    await page.press("Set by hand");
    await page.type({critical_power: "280", date: "2026-11-20"});
    await page.send();
  };
  const recalculationRoutes = () => written().filter(({route}) => route.includes("/activities/recalculate"));

  it("is offered from the day of a change, and done by nothing but asking", async () => {
    runs = {...WAITING, state: "done", done: 5, changed: 3, finished: "2026-11-26T10:00:02.000Z"};
    await change();
    expect(words()).toContain("Since 20 Nov 2026 another critical power is in force.");
    expect(words()).toContain("History never changes silently");
    expect(recalculationRoutes()).toEqual([]);
    await page.press("Recalculate runs");
    expect(recalculationRoutes()[0]?.route).toMatch(/from=2026-11-20&to=2026-11-26$/);
    expect(words()).toContain("Done. 5 runs were looked at. 3 runs changed.");
  });

  it("shows how far it is", async () => {
    runs = WAITING;
    await change();
    await page.press("Recalculate runs");
    expect(words()).toContain("2 of 5 runs");
    expect(document.querySelector("progress")?.value).toBe(2);
    expect(page.has("from")).toBe(false);
  });

  it("takes at most 366 days, in their order", async () => {
    await show();
    for (const days of [
      {from: "2025-11-25", to: "2026-11-26"},
      {from: "2026-11-26", to: "2026-11-25"},
    ]) {
      await page.type(days);
      await page.press("Recalculate runs");
      expect(words()).toContain("Choose a day before the other, at most 366 days apart.");
    }
    expect(recalculationRoutes()).toEqual([]);
    await page.type({from: "2025-11-26", to: "2026-11-26"});
    await page.press("Recalculate runs");
    expect(recalculationRoutes()).toHaveLength(1);
  });

  it("keeps the days when it is refused, and allows another try when its progress cannot be read", async () => {
    refused = {status: 500, err: {code: "internal"}};
    await show();
    await page.type({from: "2026-11-12"});
    await page.press("Recalculate runs");
    expect(page.field("from").value).toBe("2026-11-12");
    refused = null;
    await page.press("Recalculate runs");
    runs = {...WAITING, state: "done", total: 0, done: 0, changed: 0};
    await page.press("Try again");
    expect(words()).toContain("There are no runs on these days.");
  });
});
