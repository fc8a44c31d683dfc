// @vitest-environment jsdom

import type {Assigned, AthleteRow} from "@gradus/backend/contract/athletes";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {notifyLostAccess} from "@/client/session/lost-access";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {hrefForAthlete, useAthlete} from "../athlete/athlete-context";
import {exampleAthlete as lane} from "../testing/example-athlete";
import {daysOf, toAssignment} from "./assignment";
import {AthleteFrame} from "./athlete-frame-client";
import {ATHLETE_MESSAGES} from "./athlete-messages";
import {AthletesClient} from "./athletes-client";
import {AthletesLink} from "./athletes-link-client";
import {ATHLETES_MESSAGES} from "./athletes-messages";

const messages = selectMessages(EXAMPLE_PAGE.market, ATHLETES_MESSAGES);
const HREFS = {calendar: "/de/en/powercenter/calendar", runs: "/de/en/runs", shares: "/de/en/shares"};

const CALM = lane({
  user_id: "usr_bea",
  user_name: "bea",
  name: "Bea",
  status: {code: "fine", needs_attention: false, count: null},
  unread: 0,
});
const FRIEND = lane({
  user_id: "usr_cy",
  user_name: "cy",
  name: "Cy",
  level: "summary",
  days: null,
  status: null,
  critical_power: null,
  last_run: null,
  unread: 0,
});

const ASSIGN = "POST /b/api/v1/coach/assignments";
const LIBRARY = {
  id: "lib_hills",
  title: "Hill repeats",
  desc: "",
  type: "intervals",
  planned: null,
  profile: [],
  blocks: [],
  surface: "road",
  objective: "",
  tags: [],
  terrain: null,
  is_indoor: false,
  level: "all",
  focus: 4,
  phases: [],
};
const assigned = (more: Partial<Assigned>): Assigned => ({
  user_id: "usr_ann",
  name: "Ann",
  refused: null,
  days: ["2026-12-01"],
  workout_ids: [],
  critical_power: 250,
  targets: [{uuid: "s", repeat: 3, watts: [225, 245]}],
  planned: {duration: 2160, stress: 45},
  conflicts: [],
  ...more,
});

let page = createRenderedPage();
let assignments: Assigned[] = [];
let items: AthleteRow[] = [];
let refused: {status: number; err: object} | null = null;

function answer({route}: Call) {
  if (refused) return refused;
  if (route.startsWith("GET /b/api/v1/coach/athletes")) return {status: 200, data: {items}};
  if (route.startsWith("GET /b/api/v1/workouts/library")) return {status: 200, data: {items: [LIBRARY]}};
  if (route.startsWith("GET /b/api/v1/users/workouts/library"))
    return {status: 200, data: {workouts: [], collections: []}};
  if (route === ASSIGN) return {status: 200, data: {title: "Hills", items: assignments}};
  return {status: 200, data: exampleUser({id: "usr_coach"})};
}

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  history.replaceState(null, "", "/de/en/powercenter/athletes");
  [items, refused] = [[lane(), CALM, FRIEND], null];
  page.backend(answer);
  signInAs("usr_coach");
});
afterEach(() => page.close());

const show = () => page.show(<AthletesClient messages={messages} locale="en" hrefs={HREFS} />);

it("an athlete who needs attention shows the reason; each lane shows the week and links onward", async () => {
  await show();
  const words = page.words();
  expect(words).toContain("One athlete needs your attention.");
  expect(words).toContain("2 workouts missed in seven days");
  expect(words).toContain("1:00:00 of 2:00:00 this week");
  expect(words).toContain("Tuesday: missed");
  expect(words).toContain("One unread comment");
  expect(page.href("Calendar")).toBe("/de/en/powercenter/calendar?athlete=usr_ann");
  expect(document.querySelectorAll("[data-attention]")).toHaveLength(1);
});

it("a lower sharing level shows only what it permits, and names the level", async () => {
  items = [FRIEND];
  await show();
  expect(page.words()).toContain("Summary");
  expect(document.querySelector(".athlete-days")).toBeNull();
  expect(page.words()).not.toContain("Assign a workout");
});

it("only those who need attention, by the address", async () => {
  history.replaceState(null, "", "?show=attention");
  await show();
  expect(page.words()).toContain("Ann");
  expect(page.words()).not.toContain("Bea");
});

it("where no athlete shares, the page shows how to get there", async () => {
  items = [];
  await show();
  expect(page.words()).toContain("Nobody shares with you yet.");
  expect(page.href("Open your shares")).toBe(HREFS.shares);
});

it("a failure shows how to continue", async () => {
  refused = {status: 500, err: {code: "internal"}};
  await show();
  expect(page.words()).toContain("Try again");
});

it("the section exists for users with athletes, and for no others", async () => {
  const link = <AthletesLink href="/a" isCurrent={false} label="Athletes" isBehind={false} />;
  await page.show(<ul>{link}</ul>);
  expect(page.href("Athletes")).toBe("/a");
  items = [];
  await page.close();
  page = createRenderedPage();
  page.backend(answer);
  await page.show(<ul>{link}</ul>);
  expect(page.words()).not.toContain("Athletes");
});

function Whose() {
  const athlete = useAthlete();
  return (
    <>
      <p>{athlete?.name ?? "one's own"}</p>
      <a href={hrefForAthlete("/builder?day=1", athlete)}>Build</a>
    </>
  );
}

describe("a page that can be an athlete's", () => {
  const frame = (isForPlanning = false) => (
    <AthleteFrame
      messages={selectMessages(EXAMPLE_PAGE.market, ATHLETE_MESSAGES)}
      hrefs={{athletes: "/back", calendar: "/calendar", plans: "/plans"}}
      isForPlanning={isForPlanning}
      isOnlyHeading
    >
      <Whose />
    </AthleteFrame>
  );
  const at = (athlete: string) => history.replaceState(null, "", `?athlete=${athlete}`);

  it("names the athlete, links back, and keeps the athlete in its links", async () => {
    at("usr_bea");
    await page.show(frame());
    expect(page.words()).toContain("You are looking at the training of Bea.");
    expect(page.words()).toContain("What you plan here stands in their calendar.");
    expect(page.href("Back to your athletes")).toBe("/back");
    expect(page.href("Build")).toBe("/builder?day=1&athlete=usr_bea");
    expect(page.href("Assign a plan")).toBe("/plans?athlete=usr_bea");
    expect(page.href("Previous athlete: Ann")).toBe("/calendar?athlete=usr_ann");
    expect(page.href("Next athlete: Cy")).toBe("/calendar?athlete=usr_cy");
  });

  it("is the user's own without an athlete in its address", async () => {
    await page.show(frame());
    expect(page.words()).toBe("one's ownBuild");
    expect(page.href("Build")).toBe("/builder?day=1");
  });

  it("shows what a lower sharing level cannot do, and does not offer it", async () => {
    at("usr_cy");
    await page.show(frame());
    expect(page.words()).toContain("You can look, not plan: Cy has not made you their coach.");
    expect(page.words()).not.toContain("Assign a plan");
    await page.show(frame(true));
    expect(page.words()).not.toContain("Build");
    expect(page.href("Calendar of Cy")).toBe("/calendar?athlete=usr_cy");
  });

  it("shows no training, least of all the viewer's own, where nothing is shared", async () => {
    at("usr_gone");
    await page.show(frame());
    expect(page.words()).toContain("This training is not shared with you");
    expect(page.words()).not.toContain("one's own");
    expect(page.href("Your own calendar")).toBe("/calendar");
  });

  it("a share that ends removes the page at the next request, and reports that a change was not saved", async () => {
    at("usr_bea");
    await page.show(frame());
    items = [lane()];
    const notFound = new Response(null, {status: 404});
    await page.turns(() => notifyLostAccess("/b/api/v1/users/usr_ann/workouts", {method: "PATCH"}, notFound));
    expect(page.words()).toContain("looking at the training of Bea");
    await page.turns(() => notifyLostAccess("/b/api/v1/users/usr_bea/workouts", {method: "PATCH"}, notFound));
    expect(page.focusedWords()).toBe("Bea no longer shares their training with you");
    expect(page.words()).toContain("What you changed last was not saved.");
    expect(page.words()).not.toContain("Build");
  });
});

it("a workout of the library is looked for, tried out for each on several days, and then sent", async () => {
  assignments = [
    assigned({conflicts: [{day: "2026-12-01", kind: "race", title: "Harbour 10k"}]}),
    assigned({user_id: "usr_bea", name: "Bea", critical_power: null, planned: null}),
  ];
  await show();
  await page.press("Assign a workout");
  await page.send();
  expect(page.words()).toContain("Enter a real date.");
  await page.type({day: "2026-12-01"});
  await page.send();
  expect(page.words()).toContain("Choose at least one athlete.");
  await page.press("Choose all");
  await page.send();
  expect(page.words()).toContain("Choose a workout.");
  await page.type({search: "marathon"});
  expect(page.words()).toContain("No workout has these words.");
  await page.type({search: "hill"});
  await page.choose("workout", "lib_hills");
  await page.press("Add a day");
  await page.type({days: "2026-12-03"});
  await page.send();
  const sent = () => page.calls.filter(({route}) => route === ASSIGN).map(({body}) => body);
  const body = {
    athletes: ["usr_ann", "usr_bea"],
    days: ["2026-12-01", "2026-12-03"],
    workout_id: "lib_hills",
  };
  expect(sent()).toEqual([{...body, dry_run: true}]);
  expect(page.words()).toContain("225–245 W");
  expect(page.words()).toContain('race "Harbour 10k"');
  expect(page.words()).toContain("No critical power is known, so there are no watts.");
  await page.send();
  expect(sent().at(-1)).toEqual({...body, dry_run: false});
  expect(page.words()).toContain("2 athletes have the workout in their calendars now.");
});

const typed = {
  title: " Tempo ",
  repeats: "3",
  minutes: "10",
  low: "90",
  high: "98",
  rest: "0",
  day: "2026-12-28",
  weeks: "2",
};

it("what is typed becomes a workout on each of the weeks, over the turn of the year", () => {
  const days = daysOf(typed, []);
  const whom = {athletes: ["usr_ann"], days};
  expect(toAssignment(typed, whom, null, true)).toMatchObject({
    athletes: ["usr_ann"],
    days: ["2026-12-28", "2027-01-04"],
    dry_run: true,
    workout: {title: "Tempo", blocks: [{repeat: 3, segments: [{uuid: "work"}]}]},
  });
  const chosen = toAssignment({...typed, rest: "2"}, whom, null, false);
  expect(chosen.workout?.blocks[0]?.segments).toHaveLength(2);
  expect(toAssignment(typed, whom, "wtp_1", false)).toEqual({
    athletes: ["usr_ann"],
    days: ["2026-12-28", "2027-01-04"],
    dry_run: false,
    workout_id: "wtp_1",
  });
});
