// @vitest-environment jsdom

import {afterEach, beforeEach, describe, expect, it, vi} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {BuilderClient} from "./builder-client";
import {BUILDER_MESSAGES} from "./builder-messages";

const PATH = "/de/en/powercenter/workouts/new";
const HREFS = {
  criticalPower: "/cp",
  library: "/library",
  workouts: "/de/en/powercenter/workouts",
  locale: "en",
};
const USER = exampleUser();
const TEXT = "warmup 10min @70%\n3x(8min @95-100%, rest 2min @60%)\ncooldown 10min @65%";

let page = createRenderedPage();
beforeEach(async () => {
  vi.useFakeTimers({now: new Date("2026-11-26T09:00:00Z"), toFake: ["Date"]});
  await page.close();
  history.replaceState(null, "", PATH);
  vi.stubGlobal("matchMedia", () => ({matches: false, addEventListener() {}, removeEventListener() {}}));
  page = createRenderedPage();
  signInAs(USER.id);
});
afterEach(async () => {
  await page.close();
  vi.useRealTimers();
});

type Answer = Parameters<typeof page.backend>[0];

async function show({
  id = null,
  watts = 268,
  locale = "en",
  backend,
}: {
  id?: string | null;
  watts?: number | null;
  locale?: "en" | "de";
  backend?: (call: Parameters<Answer>[0]) => Awaited<ReturnType<Answer>> | null;
} = {}) {
  page.backend((call) => {
    const own = backend?.(call);
    if (own) return own;
    if (call.route.includes("/cp/auto"))
      return {status: 200, data: {in_force: watts && {critical_power: watts, date: "2026-11-01"}}};
    return {status: 200, data: USER};
  });
  await page.show(
    <BuilderClient
      id={id}
      messages={selectMessages({...EXAMPLE_PAGE.market, locale}, BUILDER_MESSAGES)}
      hrefs={HREFS}
    />,
  );
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const text = () => page.field("text").value;
const lanes = () => all(".block-lane");
const estimate = () => all(".estimate-line")[0]?.textContent ?? "";
const posted = () => page.calls.find(({route}) => /^(POST|PATCH|PUT) /.test(route));
const pressNamed = (name: string) =>
  page.turns(() => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());

describe("text and blocks", () => {
  it("stay in step: typed text becomes lanes, and a change in a lane becomes text", async () => {
    await show();
    await page.type({text: TEXT});
    expect(lanes()).toHaveLength(3);
    expect(all(".segment")).toHaveLength(4);
    expect(page.field("repeat").value).toBe("1");
    await pressNamed("Duplicate block 2");
    expect(text()).toBe(
      "warmup 10min @70%\n3x(8min @95-100%, rest 2min @60%)\n3x(8min @95-100%, rest 2min @60%)\ncooldown 10min @65%",
    );
    await page.type({percent: "72,5"});
    expect(text()).toMatch(/^warmup 10min @72.5%\n/);
    expect(page.field("percent").value).toBe("72,5");
  });

  it("that cannot be read is marked at its place; the blocks stay, and so do the words", async () => {
    await show();
    await page.type({text: TEXT});
    await page.type({text: "10min @70%\n3x(8min @95-100%, 2 bananas)"});
    expect(page.words()).toContain('Line 2: we do not know "2 bananas". Write, for example: rest 2min @60%');
    expect(document.querySelector("mark")?.textContent).toBe("2 bananas");
    expect(lanes()).toHaveLength(3);
    expect(text()).toContain("bananas");
    await page.press("Take the text of the blocks again");
    expect(text()).toBe(TEXT);
  });

  it("understand the language of the page, and English", async () => {
    await show({locale: "de"});
    expect(page.words()).toContain("Wörter: Einlaufen, locker, Pause, Auslaufen.");
    await page.type({text: "Einlaufen 10min @70%, 3x(8min @95-100%, rest 90 Sek)"});
    await pressNamed("Block 1 duplizieren");
    expect(text()).toBe("Einlaufen 10min @70%\nEinlaufen 10min @70%\n3x(8min @95-100%, Pause 1min30Sek)");
    await page.type({text: "10min @72,5%, 2min gemütlich"});
    expect(page.words()).toContain("„gemütlich“ kennen wir nicht. Schreib zum Beispiel: Pause 2min @60%");
  });

  it("keep what is typed as it is typed for as long as it means the same", async () => {
    await show();
    await page.type({text: "10m @70%, 3 x (8m @95-100%, 2m easy)"});
    expect(text()).toBe("10m @70%, 3 x (8m @95-100%, 2m easy)");
    expect(lanes()).toHaveLength(2);
  });

  it("ask whether minutes or metres are meant, and show how each is written", async () => {
    await show();
    await page.type({text: TEXT});
    await page.type({text: "400m @110%, 45m @80%"});
    expect(page.words()).toContain(
      'Line 1: "45m" may be minutes or metres. Write 45min for minutes or 45mtr for metres.',
    );
    expect(lanes()).toHaveLength(3);
    await page.type({text: "400m @110%, 400min @110%"});
    expect(lanes()).toHaveLength(2);
    expect(page.words()).toContain("That is very long for this target. Is it meant?");
  });

  it("begin from buttons too", async () => {
    await show();
    expect(page.words()).toContain("Nothing in it yet.");
    await page.press("Repeat");
    expect(text()).toBe("3x(5min @95-100%, rest 2min @60%)");
  });
});

describe("the estimate of a workout", () => {
  it("is computed without a request to the server, and shows the previous value", async () => {
    await show({id: "wrk_1", backend: planned});
    const callsBefore = page.calls.length;
    expect(estimate()).toContain("50:00");
    expect(estimate()).not.toContain("was");
    await page.type({time: "20:00"});
    expect(estimate()).toMatch(/1:00:00was 50:00/);
    expect(page.calls).toHaveLength(callsBefore);
  });

  it("shows what is missing without critical power, and still draws the workout", async () => {
    await show({watts: null});
    await page.type({text: TEXT});
    expect(estimate()).toContain("Your critical power is missing");
    expect(estimate()).not.toContain("Stress");
    expect(page.href("Set critical power")).toBe("/cp");
    expect(all(".profile-edge")).toHaveLength(8);
  });
});

describe("steps back", () => {
  it("undo and redo a deletion, and typing in one field at once", async () => {
    await show();
    await page.type({text: TEXT});
    await pressNamed("Delete block 2");
    expect(lanes()).toHaveLength(2);
    await pressNamed("Undo");
    expect(text()).toBe(TEXT);
    await pressNamed("Redo");
    expect(lanes()).toHaveLength(2);
    await pressNamed("Undo");
    for (const title of ["T", "Te", "Tempo"]) await page.type({title});
    await pressNamed("Undo");
    expect([page.field("title").value, text()]).toEqual(["", TEXT]);
  });
});

describe("the order", () => {
  const focus = (field: HTMLElement | null | undefined) => page.turns(() => field?.focus());
  const alt = (element: Element | null | undefined, key: string) =>
    page.turns(() =>
      element?.dispatchEvent(
        new KeyboardEvent("keydown", {key, altKey: true, bubbles: true, cancelable: true}),
      ),
    );

  it("changes by Alt and arrow keys with the focus kept, and is announced", async () => {
    await show();
    await page.type({text: TEXT});
    const repeat = lanes()[1]?.querySelector<HTMLInputElement>("[name=repeat]");
    await focus(repeat);
    await alt(repeat, "ArrowUp");
    expect(text()).toMatch(/^3x\(/);
    expect(document.activeElement).toBe(repeat);
    expect(page.words()).toContain("Block 1 of 3");
    await alt(repeat, "ArrowUp");
    expect(text()).toMatch(/^3x\(/);
  });

  it("of steps changes inside their block", async () => {
    await show();
    await page.type({text: TEXT});
    await alt(lanes()[1]?.querySelector("[name=min]"), "ArrowDown");
    expect(text()).toContain("3x(rest 2min @60%, 8min @95-100%)");
  });
});

describe("what cannot be saved", () => {
  it.each([
    [
      "an empty repeat",
      async () => {
        await pressNamed("Delete step 1");
      },
      "There is nothing in this block.",
    ],
    ["a range that is reversed", () => page.type({max: "90"}), "the smaller number goes first"],
    ["a step of no length", () => page.type({time: "soon"}), "Enter a time of up to 48 hours"],
    ["301 percent", () => page.type({max: "301"}), "Enter 20 to 300 percent"],
  ])("%s is reported at its place, and nothing is sent", async (_, spoil, words) => {
    await show();
    await page.type({title: "Tempo", text: "4x(8min @95-100%)", day: "2026-12-01"});
    await spoil();
    expect(lanes()[0]?.textContent).toContain(words);
    await page.press("Save onto this day");
    expect(page.words()).toContain("One thing has to be put right first");
    expect(lanes()[0]?.contains(document.activeElement)).toBe(true);
    expect(posted()).toBeUndefined();
  });

  it.each(["abc", "", "-1", "99:99"])(
    "the invalid time %j is reported beside its field, and the drawing stays",
    async (time) => {
      await show();
      await page.type({title: "Tempo", text: TEXT, day: "2026-12-01"});
      const drawn = estimate();
      await page.type({time, percent: "far"});
      for (const [name, words] of [
        ["time", "Enter a time of up to 48 hours, such as 8:00, 90s or 1h10min."],
        ["percent", "Enter 20 to 300 percent of critical power."],
      ] as const) {
        const field = page.field(name);
        expect(field.getAttribute("aria-invalid")).toBe("true");
        expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
          words,
        );
      }
      expect([page.field("time").value, text(), estimate()]).toEqual([time, TEXT, drawn]);
      expect(page.words().match(/Enter /g)).toHaveLength(2);
      await page.press("Save onto this day");
      expect(page.words()).toContain("2 things have to be put right first");
      expect(document.activeElement).toBe(page.field("time"));
      expect(posted()).toBeUndefined();
    },
  );

  it("is a text that cannot be read: saving moves the focus to it instead of saving the previous blocks", async () => {
    await show();
    await page.type({title: "Tempo", text: TEXT, day: "2026-12-01"});
    await page.type({text: "10min bananas"});
    await page.press("Save onto this day");
    expect(document.activeElement).toBe(page.field("text"));
    expect(posted()).toBeUndefined();
  });

  it("in what few steps need is opened before it has the focus", async () => {
    await show();
    await page.type({title: "Tempo", text: "10min @70%", day: "2026-12-01"});
    await page.type({grade: "steep"});
    await page.press("Save onto this day");
    expect(document.activeElement).toBe(page.field("grade"));
    expect(page.field("grade").closest("details")?.open).toBe(true);
  });

  it("moves the focus to a missing title and a missing day, and shows a message until each is entered", async () => {
    await show();
    await page.type({text: TEXT});
    await page.press("Save onto this day");
    expect(page.words()).toContain("Give the workout a title first.");
    expect(document.activeElement).toMatchObject({name: "title", ariaInvalid: "true"});
    await page.type({title: "Tempo"});
    expect(page.words()).not.toContain("Give the workout a title first.");
    await page.press("Save onto this day");
    expect(page.words()).toContain("Choose the day first.");
    expect(document.activeElement).toHaveProperty("name", "day");
    await page.type({day: "2026-12-01"});
    expect(page.words()).not.toContain("Choose the day first.");
  });

  it("a past day asks for confirmation: the user can keep it or choose another one", async () => {
    await show({backend: ({route}) => (route.startsWith("POST") ? {status: 201, data: WORKOUT} : null)});
    await page.type({title: "Tempo", text: TEXT, day: "2026-11-25"});
    expect(page.words()).toContain(
      "25 Nov 2026 is past. Plan the workout there as history, or choose another day.",
    );
    await page.press("Save onto this day");
    expect(posted()).toBeUndefined();
    expect(document.activeElement?.textContent).toBe("Plan it in the past");
    await page.press("Choose another day");
    expect(document.activeElement).toBe(page.field("day"));
    await page.type({day: "2026-11-26"});
    expect(page.words()).not.toContain("is past");
    await page.type({day: "2026-11-25"});
    await page.press("Plan it in the past");
    expect(posted()?.body).toMatchObject({day: "2026-11-25"});
    expect(page.words()).toContain("Saved onto 25 Nov 2026.");
    expect(page.words()).not.toContain("is past");
  });

  it("a past day needs no confirmation for a workout already planned on it", async () => {
    vi.setSystemTime(new Date("2026-12-24T09:00:00Z"));
    await show({id: "wrk_1", backend: planned});
    await page.type({title: "Mine"});
    await page.press("Save changes to the plan");
    expect(posted()?.body).toMatchObject({title: "Mine", day: "2026-12-01"});
  });

  it("more than three times critical power shows a question, and is saved", async () => {
    await show();
    await page.type({title: "Sprint", text: "10s @900W", day: "2026-12-01"});
    expect(page.words()).toContain("more than three times your critical power");
    await page.press("Save onto this day");
    expect(posted()?.route).toMatch(/^POST .*\/workouts$/);
  });
});

const SEGMENT = {
  uuid: "s",
  intensity_class: "work",
  duration_type: "time",
  duration_time: {hour: 0, minute: 10, second: 0},
  duration_distance: null,
  distance_unit_selected: "km",
  intensity_type: "percentage",
  intensity_percent: {value: 90, min: null, max: null},
  target_power: null,
  zone_selected: null,
  rpe_selected: null,
  grade: 0,
  flexible: false,
  desc: "",
};
const WORKOUT = {
  id: "wrk_1",
  title: "Tempo",
  type: "tempo",
  desc: "",
  surface: null,
  objective: "",
  tags: ["kept"],
  day: "2026-12-01",
  time: "07:30",
  deleted: null,
  version: 3,
  blocks: [
    {uuid: "b", repeat: 1, segments: [SEGMENT]},
    {uuid: "c", repeat: 4, segments: [{...SEGMENT, uuid: "t"}]},
  ],
};

function planned({route}: {readonly route: string}) {
  return route.startsWith("GET") && route.includes("/workouts/wrk_1") ? {status: 200, data: WORKOUT} : null;
}

describe("saving", () => {
  it("onto the day of the address plans it, and the page becomes that workout's", async () => {
    history.replaceState(null, "", `${PATH}?day=2026-12-01`);
    await show({backend: ({route}) => (route.startsWith("POST") ? {status: 201, data: WORKOUT} : null)});
    await page.type({title: "Tempo", text: TEXT});
    await page.press("Save onto this day");
    expect(posted()?.body).toMatchObject({title: "Tempo", day: "2026-12-01", time: null});
    expect(page.words()).toContain("Saved onto 1 Dec 2026.");
    expect(page.words()).not.toContain("not saved yet");
    expect(location.pathname).toBe("/de/en/powercenter/workouts/wrk_1");
    expect(page.words()).toContain("Save changes to the plan");
  });

  it("into the library sends no day", async () => {
    await show({
      backend: ({route}) => (route.startsWith("POST") ? {status: 201, data: {id: "t", version: 1}} : null),
    });
    await page.type({title: "Tempo", text: TEXT});
    await page.press("Save to my library");
    expect(posted()).toMatchObject({
      route: "POST /b/api/v1/workouts",
      body: {title: "Tempo", collection_id: null},
    });
    expect(posted()?.body).not.toHaveProperty("day");
    expect(page.words()).toContain("Saved to your library.");
  });

  it("changes the version that was read; a newer one is shown beside the user's own, and either can be kept", async () => {
    const conflictingWorkout = {...WORKOUT, title: "Theirs", version: 5};
    let refused = 0;
    await show({
      id: "wrk_1",
      backend: (call) => {
        if (!call.route.startsWith("PATCH")) return planned(call);
        const {version} = call.body as {version: number};
        if (version === 5) return {status: 200, data: {...WORKOUT, version: 6}};
        refused += 1;
        return {status: 409, err: {code: "conflict", workout: conflictingWorkout}};
      },
    });
    await page.type({title: "Mine"});
    await page.press("Save changes to the plan");
    expect(posted()?.body).toMatchObject({
      id: "wrk_1",
      version: 3,
      title: "Mine",
      tags: ["kept"],
      time: "07:30",
    });
    expect(document.querySelector("dialog")?.textContent).toMatch(/Theirs.*Mine/s);
    await page.press("Keep writing");
    await page.press("Save changes to the plan");
    expect(refused).toBe(2);
    await page.press("Save mine over it");
    expect(page.words()).toContain("Saved onto 1 Dec 2026.");
    expect(page.field("title").value).toBe("Mine");
    expect(page.isDialogOpen()).toBe(false);
  });

  it("of what its plan took out meanwhile both versions and the reason are shown, and it can come back with mine", async () => {
    const deletedWorkout = {...WORKOUT, title: "Theirs", version: 5, deleted: "2026-11-26T08:00:00.000Z"};
    const removal = {rule: "missed_hard", detail: {missed: 1}};
    await show({
      id: "wrk_1",
      backend: (call) => {
        if (call.route.endsWith("/restore"))
          return {status: 200, data: {items: [{...deletedWorkout, version: 6, deleted: null}]}};
        if (!call.route.startsWith("PATCH")) return planned(call);
        const {version} = call.body as {version: number};
        return version === 6
          ? {status: 200, data: {...WORKOUT, version: 7}}
          : {status: 409, err: {code: "conflict", workout: deletedWorkout, removal}};
      },
    });
    await page.type({title: "Mine"});
    await page.press("Save changes to the plan");
    expect(document.querySelector("dialog")?.textContent).toMatch(
      /The plan took this workout out.*1 run was missed.*Theirs.*Mine/s,
    );
    await page.press("Bring it back with mine");
    expect(page.words()).toContain("Saved onto 1 Dec 2026.");
    expect(page.isDialogOpen()).toBe(false);
  });

  it("takes the version saved meanwhile, and undo restores the user's own", async () => {
    const conflictingWorkout = {...WORKOUT, title: "Theirs", version: 5};
    await show({
      id: "wrk_1",
      backend: (call) =>
        call.route.startsWith("PATCH")
          ? {status: 409, err: {code: "conflict", workout: conflictingWorkout}}
          : planned(call),
    });
    await page.type({title: "Mine"});
    await page.press("Save changes to the plan");
    await page.press("Take what is saved");
    expect(page.field("title").value).toBe("Theirs");
    expect(page.words()).not.toContain("not saved yet");
    await pressNamed("Undo");
    expect(page.field("title").value).toBe("Mine");
  });

  it("shows a refusal by the server in words, and loses no input", async () => {
    await show({
      backend: ({route}) => (route.startsWith("POST") ? {status: 422, err: {code: "limit_reached"}} : null),
    });
    await page.type({title: "Tempo", text: TEXT, day: "2026-12-01"});
    await page.press("Save onto this day");
    expect(page.words()).toContain("This day has 10 workouts, which is the most.");
    expect(text()).toBe(TEXT);
  });
});

it("a workout that no longer exists links to the library", async () => {
  await show({
    id: "wrk_1",
    backend: ({route}) =>
      route.includes("/workouts/wrk_1") ? {status: 404, err: {code: "not_found"}} : null,
  });
  expect(page.href("To the library")).toBe("/library");
});

it("a failed request for critical power is reported, instead of calling critical power missing", async () => {
  let isDown = true;
  await show({
    backend: ({route}) =>
      isDown && route.includes("/cp/auto") ? {status: 503, err: {code: "unavailable"}} : null,
  });
  expect(page.words()).not.toContain("missing");
  isDown = false;
  await page.press("Try again");
  expect(page.words()).toContain("Nothing in it yet.");
});
