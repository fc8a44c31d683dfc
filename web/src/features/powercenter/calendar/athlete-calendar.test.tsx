// @vitest-environment jsdom

import type {ShareLevel} from "@gradus/backend/contract/share-values";
import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {examplePlanned} from "@/client/testing/example-planned";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {ViewedAthleteContext} from "../athlete/athlete-context";
import {exampleRun} from "../testing/example-run";
import {CalendarClient} from "./calendar-client";
import {CALENDAR_MESSAGES} from "./calendar-messages";

const messages = selectMessages(EXAMPLE_PAGE.market, CALENDAR_MESSAGES);
const HREFS = {runs: "/runs", workouts: "/workouts", plans: "/plans", platforms: "/account/platforms"};
const THEIRS = "/b/api/v1/users/usr_bea";

let page = createRenderedPage();
let coach = "";
let coaches = 0;
let workouts: PlannedWorkout[] = [];

beforeEach(async () => {
  await page.close();
  vi.useFakeTimers({now: new Date("2026-11-26T09:00:00Z"), toFake: ["Date"]});
  page = createRenderedPage();
  vi.stubGlobal("matchMedia", () => ({matches: false, addEventListener() {}, removeEventListener() {}}));
  sessionStorage.clear();
  history.replaceState(null, "", "/?view=month&athlete=usr_bea");
  workouts = [examplePlanned()];
  // Each story has a coach of its own: what one read, the next must not know.
  coaches += 1;
  coach = `usr_coach${coaches}`;
  page.backend(answer);
  signInAs(coach);
});
afterEach(async () => {
  await page.close();
  vi.useRealTimers();
});

function answer({route}: Call) {
  if (route.includes("/calendar?")) {
    const activities = [{...exampleRun({id: "act_1"}), event_id: null, comments: 0, updated_at: 5}];
    const planned = workouts.map((each) => ({...each, updated_at: 5}));
    const data = {workouts: planned, events: [], activities, plans: [], server_time: 1, latest: 9};
    return {status: 200, data};
  }
  if (route.startsWith("PATCH")) return {status: 200, data: {items: workouts, races: []}};
  if (route.includes("/comments")) return {status: 200, data: {items: []}};
  if (route.includes("/notifications")) return {status: 200, data: {items: [], unread: 0, next: null}};
  if (route.includes("/cp/")) return {status: 200, data: {in_force: {critical_power: 200}}};
  if (route.includes("/workouts/wko")) return {status: 200, data: {...workouts[0], blocks: []}};
  return {status: 200, data: exampleUser({id: coach})};
}

const showAs = (level: ShareLevel) =>
  page.show(
    <ViewedAthleteContext value={{user_id: "usr_bea", name: "Bea", level}}>
      <CalendarClient messages={messages} hrefs={HREFS} />
    </ViewedAthleteContext>,
  );
const card = (title: string) =>
  [...document.querySelectorAll<HTMLElement>("[data-card]")].find((each) =>
    each.textContent?.includes(title),
  );
const key = (name: string) =>
  page.turns(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", {key: name, bubbles: true, cancelable: true}),
    ),
  );
const requestedRoutes = (part: string) =>
  page.calls.map(({route}) => route).filter((route) => route.includes(part));

it("a coach moves a workout in the calendar of their athlete, and takes it back apart from their own steps", async () => {
  await showAs("coach");
  card("Tempo")?.focus();
  for (const name of ["m", "ArrowRight", "Enter"]) await key(name);
  expect(requestedRoutes("PATCH")).toEqual([`PATCH ${THEIRS}/workouts/reschedule`]);
  expect(requestedRoutes("/calendar?").every((route) => route.includes(THEIRS))).toBe(true);
  expect(sessionStorage.getItem("gradus.calendarSteps")).toBeNull();
  expect(sessionStorage.getItem("gradus.calendarSteps usr_bea")).toContain("2026-11-24");
});

it("a coach sees the athlete's workout with the athlete's power and comments, and its links keep the athlete", async () => {
  workouts = [examplePlanned({comments: 1})];
  await showAs("coach");
  await page.turns(() => card("Tempo")?.click());
  expect(requestedRoutes("/cp/auto")).toEqual([`GET ${THEIRS}/cp/auto`]);
  expect(page.href("Edit steps")).toBe("/workouts/wko_1?athlete=usr_bea");
  // Only the athlete can choose the run that belongs to the workout.
  expect(page.words()).not.toContain("Pair");
  expect(requestedRoutes("/comments")).toEqual([`GET ${THEIRS}/workouts/wko_1/comments`]);
});

it("a viewer without planning rights finds nothing to change, and the reason", async () => {
  await showAs("plan");
  expect(page.words()).not.toContain("Add");
  card("Tempo")?.focus();
  for (const name of ["m", "ArrowRight", "Enter"]) await key(name);
  expect(requestedRoutes("PATCH")).toEqual([]);
  await page.turns(() => card("Tempo")?.click());
  expect(page.words()).toContain("Bea lets you look, not plan.");
  expect(page.words()).not.toContain("Move to");
  expect(requestedRoutes("/cp/auto")).toEqual([]);
});

it.each(["plan", "activities", "summary"] as const)(
  "%s sees nothing to do that it may not",
  async (level) => {
    await showAs(level);
    expect(page.words()).not.toMatch(/Select|Workout library|Undo/);
    expect(document.querySelector(".cal-plus")).toBeNull();
    // Where cards can be chosen, a click with Ctrl chooses the card.
    await page.turns(() =>
      card("Tempo")?.dispatchEvent(new MouseEvent("click", {ctrlKey: true, bubbles: true, cancelable: true})),
    );
    expect(document.querySelector(".cal-choosing")).toBeNull();
    await page.escape();
    history.replaceState(null, "", "/?view=list&athlete=usr_bea");
    await page.turns(() => dispatchEvent(new PopStateEvent("popstate")));
    expect(document.querySelector("[aria-label^='Add on']")).toBeNull();
  },
);

it("a coach has all of it", async () => {
  await showAs("coach");
  expect(page.words()).toMatch(/Select.*Library/);
  expect(document.querySelector(".cal-plus")).not.toBeNull();
});

it("a lower level opens neither steps nor words about them", async () => {
  await showAs("summary");
  await page.turns(() => card("Tempo")?.click());
  expect(document.querySelector(".cal-comments")).toBeNull();
  expect(requestedRoutes("/workouts/wko_1")).toEqual([]);
});

it("a link opens a card once: closing it stays closed", async () => {
  history.replaceState(null, "", "/?view=month&athlete=usr_bea&open=workout-wko_1");
  await showAs("coach");
  expect(page.isDialogOpen()).toBe(true);
  await page.escape();
  expect(page.isDialogOpen()).toBe(false);
  expect(location.search).toBe("?view=month&athlete=usr_bea");
});
