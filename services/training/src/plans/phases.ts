import {addDays, type Day, daysBetween, mondayOf, weekdayOf} from "../numbers/days.ts";
import {type Phase, type PhaseReason, PLAN_RULES, type PlanInput, type Race} from "./plan.ts";
import {isReliefWeek, reliefRhythm} from "./relief-weeks.ts";
import {SHORTEST_TEST} from "./sessions.ts";

const {leastRun, testDays, testFreeDays, testWeeks, buildDays, buildShare} = PLAN_RULES;

type Season = Pick<PlanInput, "start" | "race" | "minutes" | "isBeginner" | "age" | "races">;

/** Phases without a gap, counted back from the race; what there is no time for is taken from the base first. */
export function planPhases(season: Season): Phase[] {
  const {start, race} = season;
  if (race === null) {
    const to = addDays(start, 7 * PLAN_RULES.maintenanceWeeks - 1);
    return [{name: "maintenance", from: start, to, reason: "no_goal"}];
  }
  const {taper, recovery} = lengthsOf(race, daysBetween(start, race.day) + 1);
  const peak = addDays(race.day, 1 - taper.days);
  const before = daysBetween(start, peak);
  const [least, most] = buildDays;
  const isNear = daysBetween(start, race.day) < PLAN_RULES.leastDays;
  const usual = Math.min(most, Math.max(least, Math.round((before * buildShare) / 7) * 7));
  const build = isNear ? before : Math.min(usual, before);
  return [
    ...withTests(season, addDays(peak, -build), peak),
    {name: "peak", from: peak, to: race.day, reason: taper.isShort ? "taper_shortened" : "taper"},
    {name: "recovery", from: addDays(race.day, 1), to: addDays(race.day, recovery), reason: "after_race"},
  ];
}

/** Days without a run after a race. */
export const restAfter = (race: Race): number => ruleOf(race).rest;

const ruleOf = ({distance}: Race) =>
  PLAN_RULES.taperDays.find(({from}) => distance >= from) ?? PLAN_RULES.taperDays[4];

function lengthsOf(race: Race, days: number) {
  const {days: whole, recovery} = ruleOf(race);
  // Four weeks bear no taper of two: it is shortened, never below the week, or the days, that there are.
  const fitting = Math.min(days, Math.max(PLAN_RULES.leastTaperDays, Math.min(whole, Math.floor(days / 3))));
  return {taper: {days: fitting, isShort: fitting < whole}, recovery};
}

/** Base and build, with days of tests at the start and at the end of relief weeks where there is time for one. */
function withTests(season: Season, build: Day, peak: Day): Phase[] {
  const {start} = season;
  const phases: Phase[] = [];
  const isShort = daysBetween(start, build) < 28;
  const add = (name: Phase["name"], from: Day, until: Day, reason: PhaseReason) => {
    if (from < until) phases.push({name, from, to: addDays(until, -1), reason});
  };
  const upTo = (from: Day, until: Day) => {
    const change = from < build && build < until ? build : until;
    if (from < build) add("base", from, change, isShort ? "foundation_shortened" : "foundation");
    add("build", from < build ? change : from, until, "race_specific");
  };
  let at = start;
  for (const test of testsOf(season, peak)) {
    upTo(at, test);
    at = addDays(test, testDays);
    add("test", test, at, test === start ? "measure" : "measure_again");
  }
  upTo(at, peak);
  return phases;
}

/** First days of tests. */
function testsOf(season: Season, peak: Day): Day[] {
  const {start, race, isBeginner = false} = season;
  const rhythm = reliefRhythm(season, peak);
  const isEarly = (from: Day) => from === start || daysBetween(from, peak) >= testFreeDays + testDays;
  const isPossible = (from: Day) => hasTimeForTest(from, season) && isEarly(from);
  const hasFirst =
    !isBeginner && race !== null && daysBetween(start, race.day) >= PLAN_RULES.leastDays && isPossible(start);
  const tests = hasFirst ? [start] : [];
  let last = 0;
  for (let week = 1; addDays(mondayOf(start), 7 * week) < peak; week++) {
    const least = last === 0 ? testWeeks.first : testWeeks.next;
    if (!isReliefWeek(rhythm, week) || week - last < least) continue;
    // At its end, or as late as there is time for one.
    const from = [3, 2, 1, 0].map((day) => addDays(mondayOf(start), 7 * week + day)).find(isPossible);
    if (from === undefined) continue;
    tests.push(from);
    last = week;
  }
  return tests;
}

/**
 * True if a day is long enough for a test, no race is near, and its week has another run: a week with only a test
 * would be too hard.
 */
function hasTimeForTest(from: Day, {minutes, start, races = []}: Season): boolean {
  const secondsOn = (day: Day) => 60 * (minutes[weekdayOf(day)] ?? 0);
  if (races.some((race) => race >= addDays(from, -3) && race <= addDays(from, testDays + 2))) return false;
  return daysFrom(from, testDays).some((day) => {
    const week = daysFrom(mondayOf(day), 7).filter((each) => each >= start && secondsOn(each) >= leastRun);
    return secondsOn(day) >= SHORTEST_TEST.seconds && week.length > 1;
  });
}

const daysFrom = (first: Day, count: number) =>
  Array.from({length: count}, (_, index) => addDays(first, index));
