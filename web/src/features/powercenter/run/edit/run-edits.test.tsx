// @vitest-environment jsdom

import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {CpHistoryRow} from "@gradus/backend/contract/critical-power";
import {act} from "react";
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {exampleRow} from "../../testing/example-cp";
import {exampleDetail} from "../../testing/example-detail";
import {preloadRunParts} from "../../testing/preload-run-parts";
import {RunClient} from "../run-client";
import {RUN_MESSAGES} from "../run-messages";

const messages = selectMessages(EXAMPLE_PAGE.market, RUN_MESSAGES);
const RUN = "/b/api/v1/activities/act_1";
const OTHER = "/b/api/v1/activities/act_2";
const OWN = "/b/api/v1/users/usr_runner";
const AIR = Array.from({length: 1200}, () => 10);
const POD = {
  id: "act_2",
  name: "Morning run",
  source: "file",
  power_type: "pod" as const,
  device_info: {name: "Pod", manufacturer: null, product: null, serial: null},
  is_excluded: true,
};

let serverRun: ActivityDetail = exampleDetail({seconds: 1200});
let other: ActivityDetail = serverRun;
let roles: "admin"[] = [];
let refused: {status: number; err: object} | null = null;
let criticalPower = 268;
let laterRows: CpHistoryRow[] = [];
let page = createRenderedPage();

// Imports the lazily loaded parts in advance, so that they are present when a test opens them.
beforeAll(preloadRunParts);
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  serverRun = exampleDetail({seconds: 1200});
  other = exampleDetail({
    seconds: 1200,
    changes: {id: "act_2", name: "Morning run", loc_list: null, device_info: POD.device_info},
  });
  [roles, refused, criticalPower, laterRows] = [[], null, 268, []];
  HTMLElement.prototype.hidePopover = () => {};
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
  if (route === `GET ${RUN}`) return {status: 200, data: serverRun};
  if (/\/pdc|\/stats\//.test(route)) return {status: 503, err: {code: "unavailable"}};
  if (route === `GET ${OTHER}`) return {status: 200, data: other};
  if (/^GET .*\/(notes|comments|notifications|pairs|apparel|shares|places|links|firsts)\b/.test(route))
    return {status: 200, data: {items: []}};
  if (route.includes("/cp/history"))
    return {
      status: 200,
      data: {
        items: [
          exampleRow({date: "2026-11-01", critical_power: criticalPower, family: serverRun.power_type}),
          ...laterRows,
        ],
      },
    };
  if (route.startsWith(`GET ${OWN}/activities?`))
    return {status: 200, data: {items: [serverRun, other], next_cursor: null}};
  if (route.endsWith("/edits")) return {status: 200, data: EDITS};
  if (route.startsWith("GET ")) return {status: 200, data: exampleUser({id: "usr_runner", roles})};
  if (route.includes("/recalculate")) return {status: 202, data: {id: "rec_1", state: "done"}};
  return refused ?? {status: 200, data: {...serverRun, version: 2}};
}

const EDITS = {
  edits: [{op: "crop", from: 60, to: 1199}, {op: "scale", factor: 1.1}, {op: "exclude"}],
  made: [{at: "2026-11-25T08:00:00.000Z", by: "runner"}, {at: "2026-11-25T09:00:00.000Z", by: "staff"}, null],
  version: 4,
};

const show = () =>
  page.show(
    <RunClient
      id="act_1"
      messages={messages}
      runsHref="/de/en/runs"
      criticalPowerHref="/critical-power"
      curveHref="/de/en/curve"
      accountHref="/account"
      workoutsHref="/workouts"
    />,
  );
const written = () => page.calls.filter(({route}) => !route.startsWith("GET "));
const words = () => page.words().replaceAll("\u00a0", " ");
const labels = () => [...document.querySelectorAll("button")].map((button) => button.textContent);
const table = () =>
  [...document.querySelectorAll(".before-after tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replaceAll("\u00a0", " ")),
  );
/** Fields that are held by the page: their values come from it. */
async function fill(label: string, value: string) {
  const found = [...document.querySelectorAll("label")].find(({textContent}) => textContent === label);
  const input = document.getElementById(found?.htmlFor ?? "");
  if (!input) throw new Error(`No field is called ${label}`);
  await typeInto(input, value);
}

const typeInto = (input: Element | undefined, value: string) =>
  page.turns(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input?.dispatchEvent(new Event("input", {bubbles: true}));
  });

describe("a crop", () => {
  const crop = async (from: string, to: string) => {
    await show();
    await page.press("Crop");
    const inputs = document.querySelectorAll<HTMLInputElement>(".crop-panel input");
    for (const [at, value] of [from, to].entries()) await typeInto(inputs[at], value);
  };

  it("shows what the run is before and after, and only then sends what was typed", async () => {
    await crop("10:00", "19:59");
    expect(table()).toMatchObject([
      ["", "Now", "Then"],
      ["Distance", "3,60 km", "1,80 km"],
      ["Moving time", "20:00", "10:00"],
      ["Average power", "250 W", "250 W"],
      ["Stress", "65,0", "13,9"],
    ]);
    expect(written()).toEqual([]);
    await page.press("Crop run");
    expect(written()).toMatchObject([{route: `PUT ${RUN}/crop`, body: {from: 600, to: 1199}}]);
    expect(written()[0]?.headers.get("if-match")).toBe('"1"');
    expect(page.words()).toContain("The run is cropped. The original is kept.");
  });

  it.each([
    ["0:00", "0:58", "Keep at least 1:00 of the run."],
    ["10:00", "9:00", "the first before the second"],
    ["0:00", "20:00", "the first before the second"],
    ["soon", "19:59", "the first before the second"],
    ["0:00", "19:59", "This is the whole run."],
  ])("from %s to %s is not sent", async (from, to, words) => {
    await crop(from, to);
    await page.press("Crop run");
    expect(page.words()).toContain(words);
    expect(written()).toEqual([]);
  });

  it("has two ends on the charts that keys move", async () => {
    await show();
    await page.press("Crop");
    const [first] = document.querySelectorAll(".crop-handle");
    const key = (name: string, init: KeyboardEventInit = {}) =>
      act(async () =>
        first?.dispatchEvent(new KeyboardEvent("keydown", {key: name, bubbles: true, ...init})),
      );
    await key("ArrowRight");
    await key("ArrowRight", {shiftKey: true});
    expect(first?.getAttribute("aria-valuetext")).toBe("0:11");
    expect(document.querySelector<HTMLInputElement>(".crop-panel input")?.value).toBe("0:11");
  });

  it("409: both versions are in sight, and what fits no more cannot be sent", async () => {
    await crop("10:00", "19:59");
    const saved = {...serverRun, elapsed_time: 600, distance: 1000, version: 7};
    refused = {status: 409, err: {code: "conflict", activity: saved}};
    await page.press("Crop run");
    expect(page.words()).toContain("This run was cropped in another tab");
    expect(table()[0]).toEqual(["", "Saved meanwhile", "Yours, not saved"]);
    expect(table()[1]).toEqual(["Distance", "1,00 km", "1,80 km"]);
    expect(labels()).not.toContain("Crop run");
  });

  it("409: what still fits is sent once more, on the version that is saved", async () => {
    await crop("10:00", "19:59");
    refused = {status: 409, err: {code: "conflict", activity: {...serverRun, name: "Hills", version: 7}}};
    await page.press("Crop run");
    refused = null;
    await page.press("Do it on top of what is saved");
    expect(written()[1]?.headers.get("if-match")).toBe('"7"');
  });
});

describe("other changes", () => {
  it("scaled power is shown before it is sent, and what is out of bounds is not", async () => {
    await show();
    await page.press("Scale power");
    await page.press("Scale power of this run");
    expect(page.words()).toContain("100 percent changes nothing.");
    await fill("Percent of what was measured", "250");
    await page.press("Scale power of this run");
    expect(page.words()).toContain("Enter a number from 50 to 200.");
    await fill("Percent of what was measured", "110,5");
    expect(table()[3]).toEqual(["Average power", "250 W", "276 W"]);
    await page.press("Scale power of this run");
    expect(written()).toMatchObject([{route: `PUT ${RUN}/scale`, body: {factor: 1.105}}]);
  });

  it("suspect seconds are listed, and judged with one press", async () => {
    const suspect_seconds = [
      {from: 750, to: 757, power: 1500},
      {from: 800, to: 800, power: 1200},
    ];
    serverRun = {...serverRun, suspect_seconds};
    await show();
    expect(words()).toContain("At 12:30: 8 seconds, up to 1.500 W");
    await page.press("Ignore");
    await page.press("Accept all");
    expect(written()).toMatchObject([
      {route: `PUT ${RUN}/suspect-seconds`, body: {verdict: "ignore", ranges: [{from: 750, to: 757}]}},
      {
        body: {
          verdict: "accept",
          ranges: [
            {from: 750, to: 757},
            {from: 800, to: 800},
          ],
        },
      },
    ]);
    expect(words()).toContain("These seconds count as they were measured.");
  });

  it("a run is counted no more, and again", async () => {
    await show();
    await page.press("Do not count this run");
    await page.press("Do not count this run", 1);
    expect(written()).toMatchObject([{route: `PUT ${RUN}/exclude`, body: {excluded: true}}]);
    expect(page.words()).toContain("This run counts nowhere now.");
  });

  it("recalculates by the critical power of now, with zones before and after", async () => {
    criticalPower = 200;
    await show();
    await page.press("Recalculate");
    expect(page.words()).toContain("History changes only by this button.");
    expect(table().at(-2)).toEqual(["Interval", "0:00", "0:00"]);
    expect(table().at(-1)).toEqual(["Repetition", "0:00", "20:00"]);
    await page.press("Recalculate", 1);
    expect(written()).toMatchObject([
      {route: `PUT ${OWN}/activities/recalculate?from=2026-11-24&to=2026-11-24`},
    ]);
    expect(page.words()).toContain("The run is recalculated.");
  });

  it("shows what the run would become by critical power in its own watts, though another family's is newer", async () => {
    serverRun = {...serverRun, power_type: "pod"};
    criticalPower = 200;
    laterRows = [exampleRow({date: "2026-11-20", critical_power: 330, family: "watch"})];
    await show();
    await page.press("Recalculate");
    expect(page.words()).toMatch(/268.W\. For its day, 200.W is known/);
  });

  it("offers a run that was measured by heart rates of before those of now, and promises no stress", async () => {
    serverRun = {
      ...serverRun,
      total_power_list: null,
      average_power: null,
      stress_method: "heart_rate",
      measured_against: {lower_bound: false, pace_critical_power: null, heart_rates: null},
    };
    await show();
    await page.press("Recalculate");
    expect(page.words()).toContain("The stress of this run is from heart rate, and yours are others by now.");
    expect(table().find(([name]) => name === "Stress")?.[2]).toBe("–");
    await page.press("Recalculate", 1);
    expect(written()).toHaveLength(1);
  });

  it("states when a recalculation would change nothing", async () => {
    await show();
    await page.press("Recalculate");
    expect(page.words()).toContain("Nothing would change.");
  });

  it("air power is not for runners", async () => {
    serverRun = {...serverRun, air_power_list: AIR};
    await show();
    expect(labels()).not.toContain("Take off air power");
  });

  it("air power is taken off by admins, where there is any", async () => {
    roles = ["admin"];
    serverRun = {...serverRun, air_power_list: AIR};
    await show();
    await page.press("Take off air power");
    expect(table()[3]).toEqual(["Average power", "250 W", "240 W"]);
    refused = {status: 409, err: {code: "no_air_power"}};
    await page.press("Take it off");
    expect(page.words()).toContain("This run has no air power to take off.");
  });

  it("lists each change with its author and time, and undoes the last one", async () => {
    await show();
    await page.press("Changes and undo");
    const lines = [...document.querySelectorAll(".edit-list li")].map((line) => line.textContent ?? "");
    expect(lines[0]).toMatch(/^Cropped to 1:00 to 19:59By you, .*2026/);
    expect(lines[1]).toMatch(/^Power scaled to 110\s%By our support, /);
    expect(lines[2]).toContain("By itself");
    await page.press("Undo the last change");
    expect(written()).toMatchObject([{route: `PUT ${RUN}/undo`}]);
  });
});

describe("a second recording of the outing", () => {
  it("is named with which counts; both can count", async () => {
    serverRun = {...serverRun, siblings: [POD]};
    await show();
    expect(page.words()).toMatch(
      /Morning run, \d\d:\d\d, 3,60\skm, Pod recorded the same outing. Only this run counts/,
    );
    expect(page.href("Open the other")).toBe("/de/en/runs/act_2");
    await page.press("Count both");
    expect(written()).toMatchObject([{route: `PUT ${OTHER}/exclude`, body: {excluded: false}}]);
  });

  it("shares one notice with a third recording, and each of them is identifiable", async () => {
    serverRun = {...serverRun, siblings: [POD, {...POD, id: "act_3", is_excluded: false, device_info: null}]};
    await show();
    const [notice, ...more] = document.querySelectorAll(".sibling");
    expect(more).toEqual([]);
    expect(notice?.textContent).toContain("2 other recordings of the same outing. This run counts.");
    const lines = [...(notice?.querySelectorAll("li > p:first-child") ?? [])].map((line) => line.textContent);
    expect(lines[0]).toMatch(/^Morning run, \d\d:\d\d, .*: does not count$/);
    expect(lines[1]).toBe("Morning run: counts");
    expect(page.href("Open the other")).toBe("/de/en/runs/act_2");
  });

  it("is merged where both recordings agree, or at the offset that the user enters", async () => {
    serverRun = {...serverRun, siblings: [POD]};
    await show();
    await page.press("Merge…");
    // Two runs of even steps agree everywhere and nowhere.
    expect(page.words()).toContain("Type the seconds if you know them.");
    await page.press("Merge both");
    expect(page.words()).toContain("Say where the pod's recording begins");
    await fill("Seconds by which the pod began later", "37");
    await page.press("Merge both");
    expect(written()).toMatchObject([
      {
        route: `PUT ${OWN}/activities/merge`,
        body: {watch: "act_1", offline: "act_2", offset: 37, keeps_distance: false},
      },
    ]);
  });

  it("is offered with a recording of the same time, though it began on another day", async () => {
    const at = (changes: Partial<ActivityDetail>) =>
      exampleDetail({seconds: 1200, changes: {...changes, loc_list: null}});
    serverRun = at({local_day: "2026-11-24", start_time: "2026-11-24T22:55:00.000Z", elapsed_time: 1200});
    other = at({id: "act_2", local_day: "2026-11-25", start_time: "2026-11-24T23:05:00.000Z"});
    await show();
    await page.press("Merge with another file");
    expect(page.words()).toContain("Type the seconds if you know them.");
    const [listCall] = page.calls.filter(({route}) => route.includes("/activities?"));
    expect(listCall?.route).toContain("from=2026-11-23&to=2026-11-25");
  });

  it("is not offered with a run of the next day's evening", async () => {
    const at = (changes: Partial<ActivityDetail>) => exampleDetail({seconds: 1200, changes});
    serverRun = at({local_day: "2026-11-24", start_time: "2026-11-24T22:55:00.000Z", elapsed_time: 1200});
    other = at({id: "act_2", local_day: "2026-11-25", start_time: "2026-11-25T18:00:00.000Z"});
    await show();
    await page.press("Merge with another file");
    expect(page.words()).toContain("There is no other recording of this day");
  });

  it("422: asks where the pod's recording begins when this cannot be determined", async () => {
    serverRun = {...serverRun, siblings: [POD]};
    await show();
    await page.press("Merge…");
    await fill("Seconds by which the pod began later", "37");
    refused = {status: 422, err: {code: "offset_unclear", candidates: []}};
    await page.press("Merge both");
    expect(page.words()).toContain("Say where the pod's recording begins");
  });
});

it("409: shows both versions of the run's details, and saving overwrites only the fields changed here", async () => {
  await show();
  await page.press("Edit");
  await page.type({name: "Hills"});
  refused = {
    status: 409,
    err: {code: "conflict", activity: {...serverRun, name: "Track", rpe: 7, version: 3}},
  };
  await page.send();
  for (const words of ["changed in another tab", "Track", "Effort7"]) expect(page.words()).toContain(words);
  expect(page.field("name").value).toBe("Hills");
  refused = null;
  await page.send();
  expect(written()[1]).toMatchObject({body: {name: "Hills"}});
  expect(written()[1]?.headers.get("if-match")).toBe('"3"');
});
