// @vitest-environment jsdom

import type {AthleteRow} from "@gradus/backend/contract/athletes";
import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import type {PlanDetail, PlanEdited, PlanStart, PlanSummary} from "@gradus/backend/contract/plans";
import type {ShareLevel} from "@gradus/backend/contract/share-values";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {exampleRace} from "@/client/testing/example-today";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {localDay} from "@/lib/time/local-day";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {ViewedAthleteContext} from "../athlete/athlete-context";
import {exampleAthlete} from "../testing/example-athlete";
import {PlanClient} from "./plan-client";
import {PlansClient} from "./plans-client";
import {PLANS_MESSAGES} from "./plans-messages";

const PATH = "/de/en/powercenter/plans";
const HREFS = {plans: PATH, membership: "/de/en/membership", calendar: "/de/en/powercenter/calendar"};
const USER = exampleUser();
const TODAY = localDay(new Date());
const WEEK = {
  start: "2026-11-23",
  phase: "base",
  kind: "load",
  target: 200,
  stress: 190,
  seconds: 14_400,
  limit: null,
};
const LIBRARY: LibraryPlan = {
  id: "half-beginner-12-weeks",
  title: "Half marathon in 12 weeks",
  desc: "Long runs grow step by step.",
  goal: "half",
  distance: 21_097.5,
  level: "beginner",
  weeks: 12,
  hours_low: 2.5,
  hours_high: 4.5,
  days_per_week: 4,
  minutes: [0, 60, 0, 60, 0, 60, 110],
  phases: [],
  weekly: [{phase: "base", kind: "first", stress: 140, seconds: 9000}],
  sessions: null,
};
const SESSION = {title: "Intervals", seconds: 3600, stress: 70};
const PLAN: PlanDetail = {
  id: "pln_1",
  user_id: USER.id,
  title: "My plan: Half marathon",
  state: "active",
  library_id: null,
  is_adaptive: true,
  from: "2026-11-23",
  to: "2027-02-28",
  phases: [{name: "base", from: "2026-11-23", to: "2027-02-28", reason: "foundation"}],
  weeks: [{...WEEK, phase: "base"}],
  race: {event_id: null, day: "2027-02-14", distance: 21_097.5},
  created: "2026-11-23T08:00:00.000Z",
  updated: "2026-11-23T08:00:00.000Z",
  deleted: null,
  version: 3,
  minutes: [0, 60, 0, 60, 0, 60, 110],
  has_supplementals: false,
  weeks_done: [{start: "2026-11-23", seconds: 7200, stress: 90, sessions: 4, sessions_done: 2}],
  changes: [
    {
      id: "chg_1",
      at: "2026-11-25T02:00:00.000Z",
      rule: "missed_hard",
      detail: {missed: 2},
      workout_id: "wkt_1",
      before: {...SESSION, day: "2026-11-24"},
      after: {...SESSION, day: "2026-11-26"},
      undo_until: "2026-12-02T02:00:00.000Z",
      undone: null,
    },
  ],
  supplementals: [],
};
const START: PlanStart = {
  title: LIBRARY.title,
  from: "2026-11-23",
  to: "2027-02-28",
  phases: [],
  weeks: [{...WEEK, phase: "base"}],
  sessions: [{...SESSION, day: "2026-11-24", kind: "hard"}],
  conflicts: [{day: "2026-11-24", kind: "illness", title: "Flu"}],
  running: null,
  plan: null,
};

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  history.replaceState(null, "", PATH);
  page = createRenderedPage();
  signInAs(USER.id);
});
afterEach(() => page.close());

type Reply = Awaited<ReturnType<Parameters<typeof page.backend>[0]>>;
const messages = selectMessages(EXAMPLE_PAGE.market, PLANS_MESSAGES);

function answer({
  access = "full_membership",
  post = {status: 200, data: START},
  plan = PLAN,
  own = [],
  events = [],
  athletes = [],
}: {
  readonly athletes?: readonly AthleteRow[];
  readonly own?: readonly PlanSummary[];
  readonly events?: readonly CalendarEvent[];
  readonly access?: string;
  readonly post?: Reply | ((route: string) => Reply);
  readonly plan?: PlanDetail | null;
} = {}) {
  page.backend(({route}) => {
    if (route.includes("/membership")) return {status: 200, data: {access, features: []}};
    if (route.includes("/coach/athletes")) return {status: 200, data: {items: athletes}};
    if (route.includes("/calendar"))
      return {status: 200, data: {events, workouts: [], server_time: 0, latest: 0}};
    if (route.includes("/plans/library")) return {status: 200, data: {items: [LIBRARY]}};
    if (!route.startsWith("GET")) return typeof post === "function" ? post(route) : post;
    if (route.includes("/plans/pln_1"))
      return plan ? {status: 200, data: plan} : {status: 404, err: {code: "not_found"}};
    if (route.endsWith("/plans")) return {status: 200, data: {items: own}};
    return {status: 200, data: USER};
  });
}
const showList = () => page.show(<PlansClient messages={messages} hrefs={HREFS} />);
const showPlan = () => page.show(<PlanClient id="pln_1" messages={messages} hrefs={HREFS} />);
const plain = () => page.words().replaceAll("\u00a0", " ");

describe("plans", () => {
  it("are shown with the effort they take, and members are offered one for their own goal", async () => {
    answer();
    await showList();
    expect(plain()).toContain("Half marathon in 12 weeks");
    expect(plain()).toContain("12 weeks · 2,5 to 4,5 h a week · up to 4 runs a week");
    expect(plain()).toContain("Make a plan");
    expect(plain()).toContain("No plan yet.");
  });

  it("show non-members what unlocks a plan of their own, and still start those of the library", async () => {
    answer({access: "data_only"});
    await showList();
    expect(plain()).toContain("Plans that change with you are part of full membership. See membership");
    expect(plain()).not.toContain("Make a plan");
    expect(plain()).toContain("Start this plan");
  });

  it("are not started while another one runs: its page is where to leave it", async () => {
    const running = {id: "pln_1", title: "My plan: Marathon", to: "2027-03-28"};
    answer({post: {status: 200, data: {...START, running}}});
    await showList();
    await page.press("Start this plan");
    await page.type({day: "2027-02-14"});
    await page.send();
    expect(plain()).toContain('"My plan: Marathon" asks for runs until 28 Mar 2027.');
    expect(plain()).not.toContain("Put it into the calendar");
    expect(page.href("Open the plan that is running")).toContain("/pln_1");
  });

  it("are requested as a dry run first, and show what is already on their days", async () => {
    answer();
    await showList();
    await page.press("Start this plan");
    await page.type({day: "2027-02-14"});
    await page.send();
    const sent = page.calls.find(({route}) => route.startsWith("POST"));
    expect(sent?.body).toMatchObject({
      library_id: LIBRARY.id,
      race: {day: "2027-02-14", distance: 21_097.5},
      dry_run: true,
    });
    expect(plain()).toContain("illness · Flu");
  });

  it("are prefilled with the race in the calendar, and refer to that race", async () => {
    const race = exampleRace({id: "evt_1", title: "Spring half", day: "2999-04-11", distance: 21_100});
    const soon = exampleRace({id: "evt_2", title: "Too soon", day: TODAY, distance: 21_100});
    const longer = exampleRace({id: "evt_3", title: "Longer", day: "2999-03-01", distance: 42_195});
    answer({events: [soon, longer, race]});
    await showList();
    await page.press("Start this plan");
    expect(plain()).toContain("Your race Spring half on 11 Apr 2999 is filled in.");
    expect(page.field("day").value).toBe("2999-04-11");
    await page.send();
    expect(page.calls.findLast(({route}) => route.startsWith("POST"))?.body).toMatchObject({
      race: {event_id: "evt_1"},
      dry_run: true,
    });
  });

  it("that are over or abandoned are listed apart from those under way", async () => {
    const {minutes, weeks_done, changes, supplementals, ...summary} = PLAN;
    answer({own: [summary, {...summary, id: "pln_2", title: "The old one", state: "left"}]});
    await showList();
    expect(plain()).not.toContain("No plan yet.");
    const past = [...document.querySelectorAll("details")].find(({textContent}) =>
      textContent?.includes("1 past plan"),
    );
    expect(past?.textContent).toContain("The old one");
    expect(past?.textContent).not.toContain(PLAN.title);
  });

  it("are narrowed by level and by hours of a week, in the address", async () => {
    history.replaceState(null, "", `${PATH}?level=beginner&hours=few`);
    answer();
    await showList();
    expect(plain()).toContain("1 result");
    history.replaceState(null, "", `${PATH}?level=beginner&hours=many`);
    await page.turns(() => dispatchEvent(new PopStateEvent("popstate")));
    expect(plain()).toContain("Nothing fits. Take a filter away.");
  });

  it("show why none is possible, and keep what was typed", async () => {
    answer({post: {status: 422, err: {code: "plan_impossible", params: {reason: "too_short"}}}});
    await showList();
    await page.press("Start this plan");
    await page.type({day: "2026-12-01"});
    await page.send();
    expect(plain()).toContain("There is too little time until then.");
    expect(page.field("day").value).toBe("2026-12-01");
  });
});

describe("a coach", () => {
  const ANN = exampleAthlete();
  const BEA = exampleAthlete({user_id: "usr_bea", user_name: "bea", name: "Bea"});
  const FRIEND = exampleAthlete({user_id: "usr_cy", user_name: "cy", name: "Cy", level: "plan"});
  const posts = () => page.calls.filter(({route}) => route.startsWith("POST"));

  it("gives a plan of the library to several athletes, and sees who cannot have it", async () => {
    const refused = {status: 403, err: {code: "membership_needed"}} as const;
    const started = {...START, plan: {...PLAN, id: "pln_of_ann"}};
    answer({
      athletes: [ANN, BEA, FRIEND],
      post: (route) => (route.includes("usr_bea") ? refused : {status: 200, data: START}),
    });
    await showList();
    await page.press("Assign to athletes");
    expect(plain()).not.toContain("Cy");
    await page.send();
    expect(plain()).toContain("Choose at least one athlete.");
    await page.press("Choose all");
    await page.type({day: "2027-02-14"});
    await page.send();
    expect(posts().map(({route}) => route.split("/")[5])).toEqual(["usr_ann", "usr_bea"]);
    expect(posts()[0]?.body).toMatchObject({
      library_id: LIBRARY.id,
      race: {day: "2027-02-14", distance: 21_097.5},
      dry_run: true,
    });
    expect(plain()).toContain("Something lies on one of its days already.");
    expect(plain()).toContain("Plans that change with their runner are not open to Bea.");
    answer({athletes: [ANN, BEA], post: {status: 201, data: started}});
    await page.press("Give it to one athlete");
    expect(posts().slice(2)).toMatchObject([{body: {library_id: LIBRARY.id, dry_run: false}}]);
    expect(page.href("Plan of Ann")).toBe(`${PATH}/pln_of_ann?athlete=usr_ann`);
    expect(plain()).toContain("Plans that change with their runner are not open to Bea.");
  });

  it("returns to the athletes chosen before", async () => {
    answer({athletes: [ANN, BEA]});
    await showList();
    await page.press("Assign to athletes");
    await page.choose("athletes", "usr_bea");
    await page.type({day: "2027-02-14"});
    await page.send();
    await page.press("Change something");
    const boxes = [...document.querySelectorAll<HTMLInputElement>("[name=athletes]")];
    expect(boxes.map(({checked}) => checked)).toEqual([false, true]);
    expect(page.field("day").value).toBe("2027-02-14");
  });

  it("without athletes sees no way to assign", async () => {
    answer({athletes: [FRIEND]});
    await showList();
    expect(plain()).not.toContain("Assign to athletes");
  });
});

describe("a plan", () => {
  it("shows what it changed and why, and undoes the change", async () => {
    const [change] = PLAN.changes;
    if (!change) throw new Error("There is no change");
    const back = {...PLAN, changes: [{...change, undo_until: null, undone: "2026-11-26T08:00:00.000Z"}]};
    answer({post: {status: 200, data: back}});
    await showPlan();
    expect(plain()).toContain("2 runs were missed;");
    expect(plain()).toContain("Intervals moved from Tuesday 24 November to Thursday 26 November.");
    await page.press("Undo");
    expect(page.calls.some(({route}) => route.includes("/changes/chg_1/undo"))).toBe(true);
    expect(plain()).toContain("Taken back.");
  });

  it("reports that a change cannot be undone once its workout was moved", async () => {
    answer({post: {status: 409, err: {code: "conflict"}}});
    await showPlan();
    await page.press("Undo");
    expect(plain()).toContain("This workout was changed or run since");
  });

  it("shows a reason once, however many changes it caused", async () => {
    const [change] = PLAN.changes;
    if (!change) throw new Error("There is no change");
    const easy = {
      ...change,
      id: "chg_2",
      before: {...SESSION, title: "Hills", day: "2026-11-25"},
      after: null,
    };
    answer({plan: {...PLAN, changes: [change, easy]}});
    await showPlan();
    expect(plain().split("2 runs were missed;")).toHaveLength(2);
    expect(plain()).toContain("Hills on Wednesday 25 November is left out.");
  });

  it("is made anew for other days and minutes", async () => {
    answer({post: {status: 200, data: PLAN}});
    await showPlan();
    await page.press("Change days and minutes");
    await page.type({day2: "45"});
    await page.send();
    const sent = page.calls.find(({route}) => route.startsWith("PATCH"));
    expect(sent?.body).toEqual({minutes: [0, 60, 45, 60, 0, 60, 110], version: 3});
  });

  it("previews the effect of another race day before applying it, and returns to the day field", async () => {
    const moved: PlanEdited = {
      ...PLAN,
      version: 4,
      phases: [{name: "base", from: "2999-01-01", to: "2999-01-20", reason: "foundation_shortened"}],
      weeks: [WEEK, {...WEEK, start: "2026-11-30"}].map((week) => ({...week, phase: "base"})),
      effect: {kept: 3, gone: [{day: "2999-01-02", title: "Hills"}], added: []},
    };
    answer({post: {status: 200, data: moved}});
    await showPlan();
    await page.press("Move the race");
    await page.type({day: "2999-02-14"});
    await page.send();
    const patchBodies = () => page.calls.filter(({route}) => route.startsWith("PATCH")).map(({body}) => body);
    const race = {day: "2999-02-14", distance: 21_097.5};
    expect(patchBodies()).toEqual([{race, dry_run: true, version: 3}]);
    expect(plain()).toContain("2 weeks instead of 1. 3 runs ahead stay as they are.");
    expect(plain()).toContain("Base: 1 Jan 2999 to 20 Jan 2999");
    expect(plain()).toContain("1 run goes");
    expect(plain()).toContain("That is little time for 21,1 km");
    await page.press("Change something");
    expect(page.field("day").value).toBe("2999-02-14");
    await page.send();
    await page.press("Move the race", 1);
    expect(patchBodies().at(-1)).toEqual({race, version: 3});
  });

  it("that was changed in another tab is shown as it is, and can be changed then", async () => {
    answer({post: {status: 409, err: {code: "conflict"}}});
    await showPlan();
    answer({post: {status: 409, err: {code: "conflict"}}, plan: {...PLAN, version: 4}});
    await page.press("Pause");
    expect(plain()).toContain("This plan was changed somewhere else meanwhile.");
    answer({post: {status: 200, data: {...PLAN, state: "paused", version: 5}}});
    await page.press("Pause");
    const sent = page.calls.filter(({route}) => route.startsWith("PATCH"));
    expect(sent.map(({body}) => body)).toMatchObject([{version: 3}, {version: 4}]);
    expect(plain()).toContain("Paused. It asks for nothing until it goes on.");
  });

  it("has strength training beside it that can be moved to another day, or left out entirely", async () => {
    const supplementarySession = {
      id: "sup_1",
      workout_id: "wkt_1",
      day: "2999-01-01",
      kind: "strength" as const,
    };
    const words = {title: "Strength", desc: "Squats", minutes: 25, done: null, version: 2};
    answer({
      plan: {...PLAN, has_supplementals: true, supplementals: [{...supplementarySession, ...words}]},
      post: {status: 200, data: {...supplementarySession, ...words, day: "2999-01-03"}},
    });
    await showPlan();
    expect(plain()).toContain("Strength, 25 min");
    await page.press("Move");
    await page.type({day: "2999-01-03"});
    await page.send();
    expect(page.calls.at(-1)).toMatchObject({body: {day: "2999-01-03", version: 2}});
    expect(plain()).toContain("Thursday 3 January");
    answer({post: {status: 200, data: {...PLAN, has_supplementals: false}}});
    await page.press("Leave all of them out");
    expect(page.calls.at(-1)).toMatchObject({body: {supplementals: false, version: 3}});
    expect(plain()).not.toContain("Strength, 25 min");
  });

  it("that does not exist links to all plans", async () => {
    answer({plan: null});
    await showPlan();
    expect(plain()).toContain("There is no such plan. All plans");
  });
});

describe("a plan of an athlete", () => {
  const THEIRS: PlanDetail = {...PLAN, user_id: "usr_bea"};
  const showAs = (level: ShareLevel) =>
    page.show(
      <ViewedAthleteContext value={{user_id: "usr_bea", name: "Bea", level}}>
        <PlanClient id="pln_1" messages={messages} hrefs={HREFS} />
      </ViewedAthleteContext>,
    );
  const planRoutes = () =>
    page.calls.filter(({route}) => route.includes("/plans/pln_1")).map(({route}) => route);

  it("is read and changed by their coach, in their calendar", async () => {
    answer({plan: THEIRS, post: {status: 200, data: {...THEIRS, state: "paused"}}});
    await showAs("coach");
    expect(plain()).toContain(PLAN.title);
    await page.press("Pause");
    expect(planRoutes()).toEqual([
      "GET /b/api/v1/users/usr_bea/plans/pln_1",
      "PATCH /b/api/v1/users/usr_bea/plans/pln_1",
    ]);
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    expect(links.filter((href) => href.startsWith(HREFS.calendar))).not.toEqual([]);
    expect(links.every((href) => href.includes("athlete=usr_bea"))).toBe(true);
  });

  it("is made by their coach, from their race and into their calendar", async () => {
    const race = exampleRace({id: "evt_1", title: "Spring half", day: "2999-04-11", distance: 21_100});
    answer({events: [race]});
    await page.show(
      <ViewedAthleteContext value={{user_id: "usr_bea", name: "Bea", level: "coach"}}>
        <PlansClient messages={messages} hrefs={HREFS} />
      </ViewedAthleteContext>,
    );
    expect(plain()).toContain("A plan for Bea");
    await page.press("Start this plan");
    expect(plain()).toContain("The race Spring half on 11 Apr 2999, from the calendar of Bea, is filled in.");
    await page.send();
    const own = page.calls.map(({route}) => route).filter((route) => !route.includes("/plans/library"));
    const ownPlanRoutes = own.filter((route) => /plans|calendar/.test(route));
    expect(ownPlanRoutes.filter((route) => !route.includes("usr_bea"))).toEqual([]);
    expect(own).toContain("POST /b/api/v1/users/usr_bea/plans");
    answer({post: {status: 403, err: {code: "membership_needed"}}});
    await page.press("Put it into the calendar");
    expect(plain()).toContain("Plans that change with their runner are not open to Bea.");
  });

  it("can be read, and not changed, by a viewer of planned training", async () => {
    answer({plan: THEIRS});
    await showAs("plan");
    expect(plain()).toContain(PLAN.title);
    for (const name of ["Pause", "Leave the plan", "Undo"]) expect(plain()).not.toContain(name);
  });
});
