// @vitest-environment jsdom

import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {act} from "react";
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {justDeleted} from "../runs/just-deleted";
import {exampleAutomatic} from "../testing/example-cp";
import {exampleDetail} from "../testing/example-detail";
import {preloadRunParts} from "../testing/preload-run-parts";
import {RunClient} from "./run-client";
import {RUN_MESSAGES} from "./run-messages";

const SHOE = {id: "app_1", brand: "Meridian", model: "Tempo", name: null};
const messages = selectMessages(EXAMPLE_PAGE.market, RUN_MESSAGES);
const RUN = "/b/api/v1/activities/act_1";
const OWN = "/b/api/v1/users/usr_runner/activities/act_1";
const LIST = "/de/en/powercenter/activities";
const CURVE = "/de/en/powercenter/analysis/power-duration";

const HELD = {
  seconds_in_zones: [0, 0, 600, 0, 0],
  below_seconds: 0,
  power: {from: 250, width: 5, seconds: [600]},
  heart_rate: {from: 145, width: 5, seconds: [200, 400]},
  cadence: null,
  grade: null,
  zones: [],
  laps: null,
};
/** Whose the best minute is. */
const curveOf = (holder: string) => ({
  durations: [60],
  power: [260],
  breakdown: [{activity_id: holder, points: [{duration: 60, power: 260, start: 0}]}],
});
let curve: object = curveOf("act_9");
let serverRun: ActivityDetail = exampleDetail({seconds: 600});
let shoes: {status: number; data?: object; err?: object} = {status: 200, data: {items: []}};
let refused: {status: number; err: object} | null = null;
let page = createRenderedPage();

// Imports the lazily loaded parts in advance, so that they are present when a test opens them.
beforeAll(() => Promise.all([preloadRunParts(), import("./share/run-links")]));
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  serverRun = exampleDetail({seconds: 600});
  refused = null;
  shoes = {status: 200, data: {items: [SHOE]}};
  curve = curveOf("act_9");
  localStorage.clear();
  history.replaceState(null, "", LIST);
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

function answer({route}: Call) {
  if (route === `GET ${RUN}`) return refused ?? {status: 200, data: serverRun};
  if (route.includes("/pdc")) return {status: 200, data: curve};
  if (route.endsWith("/stats/distributions")) return {status: 200, data: HELD};
  if (route.includes("/apparel")) return shoes;
  if (/^GET .*\/(notes|comments|notifications|pairs|shares|places|links|firsts)$/.test(route))
    return {status: 200, data: {items: []}};
  if (route.startsWith("GET ")) return {status: 200, data: exampleUser({id: "usr_runner"})};
  if (refused) return refused;
  if (route.startsWith("DELETE "))
    return {status: 200, data: {deleted: true, restorable_until: "2026-12-24T12:00:00.000Z"}};
  return {status: 200, data: {...serverRun, name: "Hills", deleted: null, version: 2}};
}

const show = () =>
  page.show(
    <RunClient
      id="act_1"
      messages={messages}
      runsHref={LIST}
      criticalPowerHref="/critical-power"
      curveHref={CURVE}
      accountHref="/account"
      workoutsHref="/workouts"
    />,
  );
const heading = () => document.querySelector("h1")?.textContent;
const slider = () => document.querySelector("[role=slider]");
const sliderText = () => slider()?.getAttribute("aria-valuetext") ?? "";
const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () => slider()?.dispatchEvent(new KeyboardEvent("keydown", {key: name, bubbles: true, ...init})));
const written = () => page.calls.filter(({route}) => !route.startsWith("GET "));

describe("a run", () => {
  it("shows its name as the heading, and its figures", async () => {
    await show();
    expect(heading()).toBe("Threshold 3 × 10");
    for (const words of ["250", "10:00", "1,80", "5:33", "93 % of critical power"])
      expect(page.words().replaceAll("\u00a0", " ")).toContain(words);
  });

  it.each([
    [262, false],
    [263, true],
  ])("with %i W while moving and 250 W in all, shows the moving power: %s", async (moving_power, isTold) => {
    serverRun = {...serverRun, moving_power};
    await show();
    const words = page.words().replaceAll("\u00a0", " ");
    expect(words.includes("263 W while moving")).toBe(isTold);
    expect(words.includes("while moving")).toBe(isTold);
  });

  it("is read by the keys: a second, ten, a lap, the end", async () => {
    await show();
    await key("ArrowRight");
    expect(sliderText()).toMatch(/^0:01, Power 250/);
    await key("ArrowRight", {shiftKey: true});
    expect(sliderText()).toMatch(/^0:11, /);
    await key("PageDown");
    expect(sliderText()).toMatch(/^1:00, /);
    await key("End");
    expect(sliderText()).toMatch(/^9:59, /);
  });

  it("sums what is selected by keys, and all of it again", async () => {
    await show();
    await key("PageDown");
    await key("[");
    await key("PageDown");
    await key("]");
    const bar = () => document.querySelector(".selection-bar")?.textContent ?? "";
    expect(bar()).toContain("Time1:01");
    await key("Escape");
    expect(bar()).toContain("Time10:00");
  });

  it("selects the climb that its story mentions", async () => {
    const seconds = 1800;
    const list = (of: (slot: number) => number) => Array.from({length: seconds}, (_, slot) => of(slot));
    // 60 m up between the tenth and the twentieth minute, and slower there.
    serverRun = exampleDetail({
      seconds,
      changes: {
        elevation_list: list((slot) => 500 + Math.max(0, Math.min(60, (slot - 600) / 10))),
        speed_list: list((slot) => (slot > 600 && slot < 1200 ? 2.5 : 3.2)),
        lap_events: [],
      },
    });
    await show();
    const bar = () => document.querySelector(".selection-bar")?.textContent ?? "";
    expect(bar()).toContain("Whole run");
    await page.press("Select the climb");
    const [from = 0, to = 0] = ["from", "to"].map((name) => Number(page.field(name).value.split(":")[0]));
    expect(bar()).toContain("Selection");
    expect(bar()).not.toContain("Whole run");
    expect([from >= 9 && from <= 11, to >= 19 && to <= 21]).toEqual([true, true]);
  });

  it("explains where a number comes from, with the runner's own", async () => {
    await show();
    const explain = [...document.querySelectorAll<HTMLButtonElement>("button")].find(
      (button) => button.getAttribute("aria-label") === "Explain: Stress",
    );
    await page.turns(() => explain?.click());
    expect(page.words()).toContain("One hour at your critical power is 100.");
    expect(page.words()).toContain("268\u202fW");
  });

  it("is there as a table", async () => {
    await show();
    await page.press("View as table");
    expect(document.querySelectorAll("section[aria-label='The charts as a table'] tbody tr")).toHaveLength(
      20,
    );
  });
});

describe("states", () => {
  it("404 and 403: a missing run and another user's run show the same message", async () => {
    refused = {status: 404, err: {code: "not_found"}};
    await show();
    expect(heading()).toBe("Run");
    expect(page.words()).toContain("This run does not exist, or it is not shared with you.");
    const ways = [...document.querySelectorAll('[role="alert"] :is(a, button)')];
    expect(ways.map((way) => [way.textContent, way.getAttribute("href")])).toEqual([["All runs", LIST]]);
  });

  it("503: 'Try again' repeats the request to a server that was unavailable", async () => {
    refused = {status: 503, err: {code: "unavailable"}};
    await show();
    expect(page.words()).toContain("We cannot reach our server. Check your connection");
    refused = null;
    await page.press("Try again");
    expect(heading()).toBe("Threshold 3 × 10");
  });

  it("has a heading even when nothing can be read", async () => {
    page.backend(() => ({status: 503, err: {code: "unavailable"}}));
    await show();
    expect(heading()).toBe("Run");
    expect(page.words()).toContain("We cannot reach our server.");
  });

  it("without power, positions and heart rate, states what is missing and shows no invented values", async () => {
    serverRun = exampleDetail({
      seconds: 600,
      changes: {
        total_power_list: null,
        average_power: null,
        heart_rate_list: null,
        average_heart_rate: null,
        max_heart_rate: null,
        loc_list: null,
        stress: null,
        stress_method: null,
      },
    });
    await show();
    expect(page.words()).toContain("Power was not measured.");
    expect(page.words()).toContain("This run has no positions");
    expect(page.words()).toContain("Zones need power and a critical power");
    await key("ArrowRight");
    expect(sliderText()).not.toContain("Power");
  });

  it("with power but without critical power, states what stress needs", async () => {
    serverRun = exampleDetail({
      seconds: 600,
      changes: {stress: null, stress_method: null, critical_power: null},
    });
    await show();
    expect(page.words()).toContain("Needs critical power: from three runs with power");
    expect(page.words()).not.toContain("Nothing was measured");
    expect(page.href("Critical power")).toBe("/critical-power");
  });

  it("states that stress is being computed, and shows it once it is available", async () => {
    vi.useFakeTimers({toFake: ["setInterval", "clearInterval"]});
    const scored = serverRun;
    serverRun = exampleDetail({
      seconds: 600,
      changes: {stress: null, stress_method: null, critical_power: null},
    });
    let automatic = exampleAutomatic({in_force: null, is_computing: true});
    page.backend((call) => (call.route.includes("/cp/auto") ? {status: 200, data: automatic} : answer(call)));
    await show();
    expect(page.words()).toContain("Being computed.");
    expect(page.words()).not.toContain("Needs critical power");
    automatic = exampleAutomatic();
    serverRun = scored;
    await page.turns(() => void vi.advanceTimersByTime(2_000));
    vi.useRealTimers();
    expect(page.words().replaceAll("\u00a0", " ")).toContain("93 % of critical power");
    expect(page.words()).not.toContain("Being computed.");
  });

  it("with a critical power that may be higher, states that stress may be lower", async () => {
    const measured_against = {lower_bound: true, pace_critical_power: null, heart_rates: null};
    serverRun = exampleDetail({seconds: 600, changes: {measured_against}});
    await show();
    expect(page.words()).toContain("at most: critical power is at least 268");
  });

  it.each([0, 1, 5])("of %d seconds is shown, too", async (seconds) => {
    serverRun = exampleDetail({seconds});
    await show();
    expect(heading()).toBe("Threshold 3 × 10");
    expect(page.words()).not.toContain("NaN");
    expect(slider() === null).toBe(seconds < 2);
  });

  it("of another user offers no action that changes it", async () => {
    serverRun = exampleDetail({seconds: 60, changes: {user_id: "usr_other", has_original: false}});
    await show();
    for (const label of ["Edit", "Delete", "Original file"])
      expect([...document.querySelectorAll("button")].map((button) => button.textContent)).not.toContain(
        label,
      );
  });
});

describe("its owner", () => {
  it("changes the details of the run, based on the version that was shown", async () => {
    await show();
    await page.press("Edit");
    await page.type({name: "Hills", tags: "rain"});
    await page.send();
    expect(written()).toMatchObject([{route: `PUT ${OWN}`, body: {name: "Hills", tags: ["rain"]}}]);
    expect(written()[0]?.headers.get("if-match")).toContain("1");
    expect(heading()).toBe("Hills");
    expect(page.words()).toContain("Your changes are saved.");
  });

  it("sees the pair it was run in, and names another or none", async () => {
    serverRun = exampleDetail({seconds: 60, changes: {apparel_id: "app_1"}});
    await show();
    expect(page.words()).toContain("Meridian Tempo");
    await page.press("Edit");
    expect(page.field("apparel_id").value).toBe("app_1");
    await page.type({apparel_id: ""});
    await page.send();
    expect(written()).toMatchObject([{body: {apparel_id: null}}]);
  });

  it("keeps the shoes of the run while the list of shoes cannot be loaded", async () => {
    serverRun = exampleDetail({seconds: 60, changes: {apparel_id: "app_1"}});
    shoes = {status: 503, err: {code: "unavailable"}};
    await show();
    await page.press("Edit");
    await page.type({name: "Hills"});
    await page.send();
    expect(written().map(({body}) => body)).toEqual([{name: "Hills"}]);
  });

  it("409: is notified that the run changed elsewhere, and keeps what was typed", async () => {
    await show();
    await page.press("Edit");
    await page.type({name: "Hills"});
    refused = {status: 409, err: {code: "conflict"}};
    await page.send();
    expect(page.words()).toContain("This was changed somewhere else meanwhile.");
    expect(page.field("name").value).toBe("Hills");
  });

  it("has what can be done behind one button, which phones show", async () => {
    await show();
    const button = document.querySelector("[aria-label=Actions]");
    const isOpen = () => document.querySelector(".run-head-all[data-open]") !== null;
    expect([button?.getAttribute("aria-expanded"), isOpen()]).toEqual(["false", false]);
    await page.press("…");
    expect([button?.getAttribute("aria-expanded"), isOpen()]).toEqual(["true", true]);
    expect(document.querySelector(".run-head-all")?.textContent).toContain("Delete");
  });

  it("deletes the run after a confirmation, returns to the list, and can restore the run", async () => {
    await show();
    await page.press("Delete");
    expect(written()).toEqual([]);
    await page.press("Delete run");
    expect(written()).toMatchObject([{route: `DELETE ${OWN}`}]);
    expect(page.went).toEqual([LIST]);
    expect(justDeleted()).toEqual({id: "act_1", name: serverRun.name});
    expect(page.words()).toContain("You can bring it back until 24 December 2026.");
    await page.press("Bring back");
    expect(written()[1]?.route).toBe(`POST ${OWN}/restore`);
    expect(heading()).toBe("Hills");
    expect(page.focusedWords()).toBe("Hills");
    expect(justDeleted()).toBeNull();
  });

  it("409: is notified that the run is permanently deleted", async () => {
    serverRun = {...serverRun, deleted: "2026-11-24T00:00:00.000Z", restorable_until: null};
    await show();
    page.backend(({route}: Call) =>
      route.startsWith("POST ") ? {status: 409, err: {code: "conflict"}} : {status: 200, data: serverRun},
    );
    await page.press("Bring back");
    expect(page.words()).toContain("This run is gone for good");
  });
});

it("a run is saved as a file by its day and name", async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Object.assign(URL, {createObjectURL: () => "blob:run", revokeObjectURL: () => {}});
  await show();
  await page.press("FIT file");
  await page.press("Original file");
  expect(page.calls.slice(-2).map(({route}) => route)).toEqual([`GET ${RUN}/fit`, `GET ${RUN}/original`]);
  expect(saved).toEqual(["2026-11-24-Threshold-3-10.fit", "2026-11-24-Threshold-3-10.bin"]);
  click.mockRestore();
});
