// @vitest-environment jsdom

import type {AthleteLane} from "@gradus/backend/contract/athletes";
import {afterEach, beforeEach, expect, it} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/lib/messages/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {toAssignment} from "./assignment";
import {useAthlete} from "./athlete-context";
import {AthleteFrame} from "./athlete-frame-client";
import {ATHLETE_MESSAGES} from "./athlete-messages";
import {AthletesClient} from "./athletes-client";
import {AthletesLink} from "./athletes-link-client";
import {ATHLETES_MESSAGES} from "./athletes-messages";

const messages = selectMessages(EXAMPLE_PAGE.market, ATHLETES_MESSAGES);
const HREFS = {calendar: "/de/en/powercenter/calendar", runs: "/de/en/runs", shares: "/de/en/shares"};

const lane = (more: Partial<AthleteLane> = {}): AthleteLane => ({
  user_id: "usr_ann",
  user_name: "ann",
  name: "Ann",
  level: "coach",
  today: "2026-11-26",
  monday: "2026-11-23",
  week: {planned: {duration: 7200, stress: 120}, done: {duration: 3600, stress: 60}},
  days: Array.from({length: 7}, (_, day) => ({
    day: `2026-11-${23 + day}`,
    standing: day === 1 ? "missed" : null,
  })),
  status: {code: "missed_more", needs_attention: true, count: 2},
  critical_power: [
    {day: "2026-08-28", watts: 240},
    {day: "2026-10-01", watts: 250},
  ],
  last_run: {id: "act_1", name: "Morning run", day: "2026-11-25", duration: 3600, distance: 10_000},
  unread: 1,
  ...more,
});
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

let page = createRenderedPage();
let items: AthleteLane[] = [];
let refused: {status: number; err: object} | null = null;

function answer({route}: Call) {
  if (refused) return refused;
  if (route.startsWith("GET /b/api/v1/coach/athletes")) return {status: 200, data: {items}};
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

const show = () => page.show(<AthletesClient messages={messages} hrefs={HREFS} />);

it("who needs a look says why; each lane tells the week and leads on", async () => {
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

it("a lower level shows what it may and says which it is", async () => {
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

it("nobody shares: the way there is said", async () => {
  items = [];
  await show();
  expect(page.words()).toContain("Nobody shares with you yet.");
  expect(page.href("Open your shares")).toBe(HREFS.shares);
});

it("a failure says how to go on", async () => {
  refused = {status: 500, err: {code: "internal"}};
  await show();
  expect(page.words()).toContain("Try again");
});

it("the section is there for whoever has athletes, and for nobody else", async () => {
  const link = <AthletesLink href="/a" isCurrent={false} label="Athletes" />;
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
  return <p>{useAthlete()?.name ?? "one's own"}</p>;
}

it("a page with an athlete in its address names them and leads back; a share that ended is one's own page", async () => {
  const frame = (
    <AthleteFrame messages={selectMessages(EXAMPLE_PAGE.market, ATHLETE_MESSAGES)} href="/back">
      <Whose />
    </AthleteFrame>
  );
  history.replaceState(null, "", "?athlete=usr_bea");
  await page.show(frame);
  expect(page.words()).toContain("You are looking at the training of Bea.");
  expect(page.href("Back to your athletes")).toBe("/back");
  history.replaceState(null, "", "?athlete=usr_gone");
  await page.close();
  page = createRenderedPage();
  page.backend(answer);
  await page.show(frame);
  expect(page.words()).toContain("one's own");
  expect(page.words()).not.toContain("You are looking");
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
  expect(toAssignment(typed, ["usr_ann"], null, true)).toMatchObject({
    athletes: ["usr_ann"],
    days: ["2026-12-28", "2027-01-04"],
    dry_run: true,
    workout: {title: "Tempo", blocks: [{repeat: 3, segments: [{uuid: "work"}]}]},
  });
  const chosen = toAssignment({...typed, rest: "2"}, ["usr_ann"], null, false);
  expect(chosen.workout?.blocks[0]?.segments).toHaveLength(2);
  expect(toAssignment(typed, ["usr_ann"], "wtp_1", false)).toEqual({
    athletes: ["usr_ann"],
    days: ["2026-12-28", "2027-01-04"],
    dry_run: false,
    workout_id: "wtp_1",
  });
});
