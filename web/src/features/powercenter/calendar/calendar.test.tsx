// @vitest-environment jsdom

import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {WorkoutDelivery} from "@gradus/backend/contract/platforms";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {examplePlanned, exampleRace} from "@/client/testing/example-planned";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {exampleRun} from "../testing/example-run";
import {CalendarClient} from "./calendar-client";
import {CALENDAR_MESSAGES} from "./calendar-messages";

const messages = selectMessages(EXAMPLE_PAGE.market, CALENDAR_MESSAGES);
const HREFS = {runs: "/runs", workouts: "/workouts", plans: null, platforms: "/account/platforms"};
const NOW = new Date("2026-11-26T09:00:00Z");

let page = createRenderedPage();
let user = 0;
let workouts: PlannedWorkout[] = [];
let events: CalendarEvent[] = [];
let runs: object[] = [];
let plans: object[] = [];
let hasSingleKeys = true;
let deliveries: WorkoutDelivery[] = [];
let refusal: {status: number; err: object} | null = null;

beforeEach(async () => {
  await page.close();
  vi.useFakeTimers({now: NOW, toFake: ["Date"]});
  page = createRenderedPage();
  vi.stubGlobal("matchMedia", () => ({matches: false, addEventListener() {}, removeEventListener() {}}));
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/?view=month");
  hasSingleKeys = true;
  [workouts, events, runs, plans] = [[examplePlanned()], [exampleRace()], [], []];
  [refusal, deliveries] = [null, []];
  // Each story has an account of its own: what one read, the next must not know.
  user += 1;
  page.backend(({route, body}) => reply(route, body));
  signInAs(`usr_runner${user}`);
});
afterEach(async () => {
  await page.close();
  vi.useRealTimers();
});

const PLAN = {
  id: "pln_1",
  user_id: "usr_runner",
  title: "My plan",
  state: "active",
  deleted: null,
  version: 1,
  race: null,
  from: "2026-11-23",
  to: "2026-12-20",
  phases: [],
  weeks: [],
  has_supplementals: true,
};
const STRENGTH = {
  id: "sup_1",
  workout_id: "wko_1",
  day: "2026-11-24",
  kind: "strength",
  title: "Strength for runners",
  desc: "Squats.",
  minutes: 25,
  done: null,
  version: 1,
};
const supplementaryOn = (day: string) =>
  document.querySelector(`[data-day='${day}']`)?.closest("td")?.querySelector(".cal-besides")?.textContent;

type RescheduleBody = {items: {id: string; day: string}[]};

function reply(route: string, body: unknown) {
  const tick = <T,>(items: readonly T[]) => items.map((item) => ({...item, updated_at: 5}));
  if (route.includes("/calendar?")) {
    const data = {workouts: tick(workouts), events: tick(events), activities: tick(runs), plans: tick(plans)};
    return {status: 200, data: {...data, server_time: 1_795_000_000, latest: 9}};
  }
  if (route.startsWith("PATCH") && route.endsWith("/reschedule")) {
    if (refusal) return refusal;
    const {items} = body as RescheduleBody;
    workouts = workouts.map((each) => {
      const move = items.find(({id}) => id === each.id);
      return move ? {...each, day: move.day, version: each.version + 1} : each;
    });
    return {status: 200, data: {items: workouts, races: []}};
  }
  if (route.endsWith("/restore")) return {status: 200, data: {items: [examplePlanned({version: 5})]}};
  if (route.startsWith("DELETE")) {
    workouts = workouts.map((each) => ({...each, deleted: NOW.toISOString()}));
    return {status: 200, data: {deleted: workouts.map(({id}) => id)}};
  }
  if (route.includes("/platforms/workouts/")) return {status: 200, data: {items: deliveries}};
  if (route.includes("/supplementals/")) return {status: 200, data: {...STRENGTH, done: NOW.toISOString()}};
  if (route.includes("/plans/pln_1"))
    return {status: 200, data: {id: "pln_1", user_id: "usr_runner", supplementals: [STRENGTH]}};
  if (route.includes("/cp/")) return {status: 404, err: {code: "not_found"}};
  if (route.includes("/workouts/wko")) return {status: 200, data: {...workouts[0], blocks: []}};
  const {preferences} = exampleUser();
  const data = exampleUser({
    id: `usr_runner${user}`,
    preferences: {...preferences, single_key_shortcuts: hasSingleKeys},
  });
  return {status: 200, data};
}

const show = () => page.show(<CalendarClient messages={messages} hrefs={HREFS} />);
const card = (title: string) =>
  [...document.querySelectorAll<HTMLElement>("[data-card]")].find((each) =>
    each.textContent?.includes(title),
  );
const nameOf = (button: Element | null | undefined) => button?.querySelector(".sr-only")?.textContent;
const key = (name: string) =>
  page.turns(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", {key: name, bubbles: true, cancelable: true}),
    ),
  );
const announcement = () => document.querySelector(".calendar > [role=status]")?.textContent;
const moves = () => page.calls.filter(({route}) => route.endsWith("/reschedule")).map(({body}) => body);
const removals = () =>
  page.calls.flatMap(({route}) => {
    const {searchParams} = new URL(route.split(" ")[1] ?? "", "http://gradus.test");
    return route.startsWith("DELETE") ? [`${searchParams.get("id")} ${searchParams.get("scope")}`] : [];
  });

it("describes each day with its contents, and each card with everything in one sentence", async () => {
  await show();
  expect(nameOf(document.querySelector("[data-day='2026-11-24']"))).toBe("Tuesday 24 November, 1 item");
  expect(nameOf(card("Tempo"))).toBe("Missed: Tempo 45 min, Tuesday 24 November. Planned 45 min.");
  expect(card("Harbour Half")?.textContent).toContain("Race");
});

it("reveals the rule where a run was paired", async () => {
  workouts = [examplePlanned({activity_id: "act_1", paired_by: "auto"})];
  runs = [{...exampleRun({moving_time: 2160}), event_id: null, comments: 0}];
  await show();
  expect(nameOf(card("Tempo"))).toContain("Done as planned: Tempo 45 min");
  expect(card("Tempo")?.textContent).toContain("Planned 45 min, done 36 min, 80\u00a0%");
  expect(card("Threshold 3 × 10")).toBeUndefined();
});

const QUESTION = "Was Threshold 3 × 10 your planned Tempo 45 min?";

it("asks on the day itself whether a run was its workout: yes pairs them and keeps the focus there", async () => {
  runs = [{...exampleRun({id: "act_yes"}), event_id: null, comments: 0}];
  await show();
  expect(page.words()).toContain(QUESTION);
  await page.press("Pair Threshold 3 × 10 and Tempo 45 min");
  expect(page.calls.find(({route}) => route.startsWith("PUT"))).toMatchObject({
    route: expect.stringMatching(/act_yes\/pairs\/workout$/),
    body: {target_id: "wko_1"},
  });
  expect(page.words()).not.toContain(QUESTION);
  expect(nameOf(document.activeElement)).toContain("Tempo 45 min");
});

it("remembers a no on the device", async () => {
  runs = [{...exampleRun({id: "act_no"}), event_id: null, comments: 0}];
  await show();
  await page.press("No, Threshold 3 × 10 and Tempo 45 min");
  expect(nameOf(document.activeElement)).toContain("Tempo 45 min");
  expect(page.calls.filter(({route}) => route.startsWith("PUT"))).toEqual([]);
  await show();
  expect(page.words()).not.toContain(QUESTION);
  expect(localStorage.getItem("gradus.refusedPairs")).toBe("wko_1 act_no");
});

it.each([
  ["on another day", {local_day: "2026-11-25"}, {}],
  ["twice as long", {moving_time: 6000}, {}],
  ["that was deleted", {deleted: NOW.toISOString()}, {}],
  ["for a workout that was skipped", {}, {skipped: "tired" as const}],
])("does not ask about a run %s", async (_case, run, workout) => {
  workouts = [examplePlanned(workout)];
  runs = [{...exampleRun(run), event_id: null, comments: 0}];
  await show();
  expect(page.words()).not.toContain("Was Threshold");
});

it("moves by keys, announces it in the specified sentences, and undoes the move after a reload", async () => {
  await show();
  card("Tempo")?.focus();
  await key("m");
  expect(announcement()).toBe("Tempo 45 min lifted, Tuesday 24 November.");
  await key("ArrowRight");
  await key("ArrowRight");
  expect(announcement()).toBe("Thursday 26 November. No workout that day. Week 48: 45 min.");
  expect(moves()).toEqual([]);
  await key("Enter");
  expect(announcement()).toBe("Dropped.");
  expect(moves()).toEqual([{items: [{id: "wko_1", day: "2026-11-26", version: 1}], scope: "this"}]);
  expect(page.words()).toContain("Tempo 45 min moved to Thursday 26 November.");
  expect(document.activeElement).toBe(card("Tempo"));
  expect(sessionStorage.getItem("gradus.calendarSteps")).toContain("2026-11-24");
  await page.press(" History (1)");
  await page.turns(() => document.querySelector<HTMLElement>("[aria-label^='Undo:']")?.click());
  expect(moves().at(-1)).toEqual({items: [{id: "wko_1", day: "2026-11-24"}], scope: "this"});
  expect(page.words()).toContain("Nothing was changed in this tab yet.");
});

it("puts a card back when Escape is pressed, and names a race it is held over", async () => {
  workouts = [examplePlanned({day: "2026-12-05"})];
  history.replaceState(null, "", "/?view=month&day=2026-12-01");
  await show();
  card("Tempo")?.focus();
  await key("m");
  await key("ArrowRight");
  expect(announcement()).toContain("There is a race that day: Harbour Half.");
  await key("Escape");
  expect(announcement()).toBe("Cancelled. Nothing was moved.");
  expect(moves()).toEqual([]);
});

it("settles a card back with its reason where the day is full", async () => {
  refusal = {status: 422, err: {code: "limit_reached"}};
  await show();
  card("Tempo")?.focus();
  for (const name of ["m", "ArrowRight", "Enter"]) await key(name);
  expect(nameOf(card("Tempo"))).toContain("Tuesday 24 November");
  expect(page.words()).toContain("There are as many workouts on that day as fit. Choose another day.");
  expect(sessionStorage.getItem("gradus.calendarSteps")).toBeNull();
});

it("shows both versions where another change came first, and saves the user's own over it on request", async () => {
  refusal = {status: 409, err: {code: "conflict", workout: examplePlanned({day: "2026-11-28", version: 4})}};
  await show();
  card("Tempo")?.focus();
  for (const name of ["m", "ArrowRight", "Enter"]) await key(name);
  expect(page.words()).toContain("Tempo 45 min, Saturday 28 November");
  expect(page.words()).toContain("Tempo 45 min moved to Wednesday 25 November.");
  refusal = null;
  await page.press("Save mine");
  expect(moves().at(-1)).toMatchObject({items: [{id: "wko_1", day: "2026-11-25", version: 4}]});
});

it.each([
  [
    "by its plan, with the reason",
    {removal: {rule: "day_off", detail: {}}},
    "Your plan took this workout out meanwhile. Should it come back with your change?It is a day off in your calendar.",
  ],
  [
    "by a person",
    {},
    "This workout was deleted meanwhile, in another tab or by somebody who plans with you.",
  ],
] as const)(
  "of what was removed meanwhile %s both versions are shown, and mine brings it back",
  async (_by, why, words) => {
    const deletedWorkout = examplePlanned({version: 4, deleted: NOW.toISOString()});
    refusal = {status: 409, err: {code: "conflict", workout: deletedWorkout, ...why}};
    await show();
    card("Tempo")?.focus();
    for (const name of ["m", "ArrowRight", "Enter"]) await key(name);
    expect(page.words()).toContain(words);
    expect(page.words()).toContain("Tempo 45 min, Tuesday 24 November, Deleted");
    expect(page.words()).toContain("Tempo 45 min moved to Wednesday 25 November.");
    refusal = null;
    await page.press("Bring it back with my change");
    const sent = page.calls.filter(({route}) => /restore|reschedule/.test(route)).slice(-2);
    expect(sent.map(({body}) => body)).toMatchObject([
      {ids: ["wko_1"]},
      {items: [{id: "wko_1", day: "2026-11-25", version: 5}]},
    ]);
  },
);

it("asks how much of a plan a move applies to", async () => {
  workouts = [examplePlanned({plan_id: "pln_1", source: "plan"})];
  await show();
  card("Tempo")?.focus();
  for (const name of ["m", "ArrowRight", "Enter"]) await key(name);
  expect(moves()).toEqual([]);
  await page.press("This and the following ones");
  expect(moves()).toMatchObject([{scope: "following"}]);
});

it("asks how much of a plan to delete, and restores all of it", async () => {
  const of = (id: string, day: string) => examplePlanned({id, day, plan_id: "pln_1", source: "plan"});
  workouts = [of("wko_1", "2026-11-24"), of("wko_2", "2026-11-28")];
  await show();
  await page.turns(() => card("Tempo")?.click());
  await page.press("Delete");
  expect(removals()).toEqual([]);
  expect(page.words()).toContain("This workout belongs to a plan. What should be deleted?");
  await page.press("The whole plan ahead");
  expect(removals()).toEqual(["wko_1 plan"]);
  expect(card("Tempo")).toBeUndefined();
  expect(page.words()).toContain("Tempo 45 min and 1 more workout of its plan were deleted.");
  await page.press("Undo");
  const back = page.calls.find(({route}) => route.endsWith("/workouts/restore"));
  expect(back?.body).toEqual({ids: ["wko_1", "wko_2"]});
});

it.each([
  [{state: "sent", at: "2026-11-26T08:00:00Z"}, "Sent to Suunto on 26 Nov."],
  [{state: "waiting"}, "Waiting to be sent to Suunto. This takes a few minutes."],
  [
    {state: "refused", at: "2026-11-26T08:00:00Z", refusal: "permission"},
    "Suunto refused it: the connection does not allow planned workouts. Connect Suunto again",
  ],
  [
    {state: "refused", at: "2026-11-26T08:00:00Z", refusal: "unsupported"},
    "Suunto cannot take this workout. Change its steps, or download it for the watch.",
  ],
] as const)("shows in the drawer of a workout how it reaches a platform: %o", async (delivery, words) => {
  workouts = [examplePlanned({day: "2026-11-27"})];
  deliveries = [{platform: "suunto", name: "Suunto", ...delivery}];
  await show();
  await page.turns(() => card("Tempo")?.click());
  expect(page.words()).toContain(words);
  const link = document.querySelector("a[href='/account/platforms']");
  expect(link !== null).toBe("refusal" in delivery && delivery.refusal === "permission");
});

it("queries no platform about a workout whose day is over", async () => {
  await show();
  await page.turns(() => card("Tempo")?.click());
  expect(page.calls.filter(({route}) => route.includes("/platforms/"))).toEqual([]);
});

it("moves by dialog from the drawer of a card", async () => {
  await show();
  await page.turns(() => card("Tempo")?.click());
  await page.press("Move to…");
  await page.type({day: "2026-11-30"});
  expect(page.words()).toContain("Monday 30 November. No workout that day. Week 49: 45 min.");
  await page.send();
  expect(moves()).toMatchObject([{items: [{day: "2026-11-30"}]}]);
});

it("shows deleted items struck out on request, with a way to restore them", async () => {
  workouts = [examplePlanned({deleted: "2026-11-25T10:00:00.000Z"})];
  await show();
  expect(card("Tempo")).toBeUndefined();
  history.replaceState(null, "", "/?view=month&deleted=1");
  await page.turns(() => dispatchEvent(new PopStateEvent("popstate")));
  expect(card("Tempo")?.querySelector("s")).not.toBeNull();
  expect(page.calls.some(({route}) => route.includes("include_deleted=1"))).toBe(true);
  await page.turns(() => card("Tempo")?.click());
  expect(page.words()).toContain("Restore");
});

it("sends two moves of one card in a row one on top of the other, and shows the second at once", async () => {
  await show();
  let letGo = () => {};
  let isHeld = true;
  page.backend(async ({route, body}) => {
    if (isHeld && route.endsWith("/reschedule")) await new Promise<void>((resolve) => (letGo = resolve));
    return reply(route, body);
  });
  card("Tempo")?.focus();
  for (const name of ["m", "ArrowRight", "Enter"]) await key(name);
  for (const name of ["m", "ArrowRight", "Enter"]) await key(name);
  expect([nameOf(card("Tempo"))?.includes("Thursday 26"), moves().length]).toEqual([true, 1]);
  isHeld = false;
  await page.turns(() => letGo());
  expect(moves()).toMatchObject([
    {items: [{day: "2026-11-25", version: 1}]},
    {items: [{day: "2026-11-26", version: 2}]},
  ]);
  expect(document.activeElement).toBe(card("Tempo"));
});

it("moves chosen workouts together, and takes all of them back at once", async () => {
  workouts = [examplePlanned(), examplePlanned({id: "wko_2", title: "Hills", day: "2026-11-27"})];
  await show();
  await page.press("Select");
  for (const title of ["Tempo", "Hills"]) await page.turns(() => card(title)?.click());
  expect(card("Hills")?.getAttribute("aria-pressed")).toBe("true");
  expect(page.words()).toContain("2 workouts chosen");
  await page.press("Move to…");
  await page.type({day: "2026-11-25"});
  await page.send();
  expect(moves()).toMatchObject([
    {
      items: [
        {id: "wko_1", day: "2026-11-25", version: 1},
        {id: "wko_2", day: "2026-11-28", version: 1},
      ],
    },
  ]);
  await page.press("Undo");
  expect(moves().at(-1)).toMatchObject({
    items: [
      {id: "wko_1", day: "2026-11-24"},
      {id: "wko_2", day: "2026-11-27"},
    ],
  });
});

it("leaves completed workouts out of a move of several, and reports it", async () => {
  workouts = [
    examplePlanned({activity_id: "act_1", paired_by: "auto"}),
    examplePlanned({id: "wko_2", title: "Hills", day: "2026-11-27"}),
  ];
  runs = [{...exampleRun({moving_time: 2160}), event_id: null, comments: 0}];
  await show();
  await page.press("Select");
  for (const title of ["Tempo", "Hills"]) await page.turns(() => card(title)?.click());
  expect(page.words()).toContain("1 of them was run and stays where it is.");
  await page.press("Move to…");
  await page.type({day: "2026-11-30"});
  await page.send();
  expect(moves()).toMatchObject([{items: [{id: "wko_2", day: "2026-11-30"}]}]);
});

it("shows a month of a phone as days with glyphs, which open with their cards", async () => {
  vi.stubGlobal("matchMedia", () => ({matches: true, addEventListener() {}, removeEventListener() {}}));
  await show();
  const day = document.querySelector<HTMLElement>("[data-day='2026-11-24']");
  expect(nameOf(day)).toBe("Tuesday 24 November, 1 item, Missed");
  expect(card("Tempo")).toBeUndefined();
  await page.turns(() => day?.click());
  await page.turns(() => card("Tempo")?.click());
  expect(page.words()).toContain("Move to…");
});

it("reports a change in the drawer where it was made, with a way to undo it", async () => {
  page.backend((call) =>
    call.route.startsWith("PATCH")
      ? {status: 200, data: {...workouts[0], skipped: "ill", version: 2}}
      : reply(call.route, call.body),
  );
  await show();
  await page.turns(() => card("Tempo")?.click());
  const choice = document.querySelector<HTMLSelectElement>(".cal-skip select");
  await page.turns(() => {
    if (choice) choice.value = "ill";
    choice?.dispatchEvent(new Event("change", {bubbles: true}));
  });
  const notices = [...document.querySelectorAll(".cal-notice[data-shown]")];
  expect(notices).toHaveLength(1);
  expect(notices[0]?.closest("dialog")).not.toBeNull();
  expect(notices[0]?.textContent).toContain("Undo");
  await page.escape();
  expect(document.querySelector(".cal-notice[data-shown]")?.closest("dialog")).toBeNull();
});

it("ignores letter keys where single-key shortcuts are switched off", async () => {
  hasSingleKeys = false;
  await show();
  card("Tempo")?.focus();
  for (const name of ["m", "n", "?", "t"]) await key(name);
  expect([announcement(), page.isDialogOpen()]).toEqual(["", false]);
  expect(document.activeElement).toBe(card("Tempo"));
});

it("lists the same day by day, with today as the field", async () => {
  workouts = [examplePlanned({day: "2026-11-26"})];
  history.replaceState(null, "", "/?view=list");
  await show();
  expect(document.querySelector(".list-today")?.textContent).toContain("Planned, todayTempo 45 min");
  expect(page.words()).toContain("Earlier this week");
});

it("links only to pages that exist: no link where a page is missing", async () => {
  await page.show(<CalendarClient messages={messages} hrefs={{...HREFS, workouts: null}} />);
  await page.turns(() => document.querySelector<HTMLElement>("[data-day='2026-11-27']")?.click());
  expect(page.href("Workout with steps")).toBeNull();
  expect(page.words()).toContain("Day off");
});

const twelve = (day: string) =>
  Array.from({length: 12}, (_, index) =>
    examplePlanned({
      id: `wko_${index}`,
      title: `Run ${index}`,
      day,
      time: `${String(index + 6).padStart(2, "0")}:00`,
    }),
  );
const shownCards = () => document.querySelectorAll("[data-card]").length;

it("shows the first few of very many cards of a day; the rest appear on request, with the focus on the first of them", async () => {
  [workouts, events] = [twelve("2026-11-24"), []];
  await show();
  expect(shownCards()).toBe(3);
  expect(nameOf(document.querySelector("[data-day='2026-11-24']"))).toBe("Tuesday 24 November, 12 items");
  await page.press("9 more, Tuesday 24 November");
  expect(shownCards()).toBe(12);
  expect(document.activeElement).toBe(card("Run 3"));
});

it("shows a card that came to a full day, with the focus on it", async () => {
  [workouts, events] = [[...twelve("2026-11-24"), examplePlanned({day: "2026-11-23", time: "23:00"})], []];
  await show();
  card("Tempo")?.focus();
  for (const name of ["m", "ArrowRight", "Enter"]) await key(name);
  expect(nameOf(card("Tempo"))).toContain("Tuesday 24 November");
  expect(document.activeElement).toBe(card("Tempo"));
});

it("shows what a plan asks for beside a run on its day, moves it with the run, and records it as done", async () => {
  plans = [PLAN];
  await show();
  expect(supplementaryOn("2026-11-24")).toBe("Strength for runners, 25 min");
  card("Tempo")?.focus();
  for (const name of ["m", "ArrowRight", "Enter"]) await key(name);
  expect(supplementaryOn("2026-11-24")).toBeUndefined();
  expect(supplementaryOn("2026-11-25")).toBe("Strength for runners, 25 min");
  await page.turns(() => document.querySelector<HTMLElement>("[data-day='2026-11-25']")?.click());
  expect(page.words()).toContain("Squats.");
  await page.turns(() => document.querySelector<HTMLElement>("dialog input[type=checkbox]")?.click());
  expect(page.calls.at(-1)).toMatchObject({
    route: expect.stringMatching(/^PATCH .*sup_1/),
    body: {done: true},
  });
});
