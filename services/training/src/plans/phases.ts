import {addDays, type Day, daysBetween, mondayOf, weekdayOf} from "../numbers/days.ts";
import {type Phase, type PhaseReason, PLAN_RULES, type PlanInput, type Race} from "./plan.ts";
import {LEAST_TEST} from "./sessions.ts";

const {leastRun, testDays, testEveryDays, testFreeDays, buildDays, buildShare} = PLAN_RULES;

/** Phases without a gap, counted back from the race; what there is no time for is taken from the base first. */
export function planPhases({start, race, minutes}: Pick<PlanInput, "start" | "race" | "minutes">): Phase[] {
  if (race === null) {
    const to = addDays(start, 7 * PLAN_RULES.maintenanceWeeks - 1);
    return [{name: "maintenance", from: start, to, reason: "no_goal"}];
  }
  const {taper, recovery} = lengthsOf(race, daysBetween(start, race.day) + 1);
  const peak = addDays(race.day, 1 - taper.days);
  const before = daysBetween(start, peak);
  const [least, most] = buildDays;
  const build = Math.min(most, Math.max(least, Math.round((before * buildShare) / 7) * 7), before);
  const training = withTests(start, addDays(peak, -build), peak, minutes);
  return [
    ...training,
    {name: "peak", from: peak, to: race.day, reason: taper.isShort ? "taper_shortened" : "taper"},
    {name: "recovery", from: addDays(race.day, 1), to: addDays(race.day, recovery), reason: "after_race"},
  ];
}

function lengthsOf({distance}: Race, days: number) {
  const {days: whole, recovery} =
    PLAN_RULES.taperDays.find(({from}) => distance >= from) ?? PLAN_RULES.taperDays[2];
  // Four weeks bear no taper of two: it is shortened, never below a week.
  const least = PLAN_RULES.leastTaperDays;
  const fitting = Math.max(least, Math.min(whole, Math.floor(days / 3)));
  return {taper: {days: fitting, isShort: fitting < whole}, recovery};
}

/** Base and build, with days of tests at the start and every five weeks where there is time for one. */
function withTests(start: Day, build: Day, peak: Day, minutes: PlanInput["minutes"]): Phase[] {
  const phases: Phase[] = [];
  const isShort = daysBetween(start, build) < 28;
  const isTested = hasTimeForTest(start, minutes);
  const add = (name: Phase["name"], from: Day, until: Day, reason: PhaseReason) => {
    if (from < until) phases.push({name, from, to: addDays(until, -1), reason});
  };
  const upTo = (from: Day, until: Day) => {
    const change = from < build && build < until ? build : until;
    if (from < build) add("base", from, change, isShort ? "foundation_shortened" : "foundation");
    add("build", from < build ? change : from, until, "race_specific");
  };
  let at = start;
  for (let test = start; isTested && test < peak; test = addDays(test, testEveryDays)) {
    if (test !== start && daysBetween(test, peak) < testFreeDays + testDays) break;
    upTo(at, test);
    at = addDays(test, testDays);
    add("test", test, at, test === start ? "measure" : "measure_again");
  }
  upTo(at, peak);
  return phases;
}

/** A day long enough for a test, and another run in its week: a week of a test alone would be too hard. */
function hasTimeForTest(from: Day, minutes: PlanInput["minutes"]): boolean {
  const secondsOn = (day: Day) => 60 * (minutes[weekdayOf(day)] ?? 0);
  return daysFrom(from, testDays).some((day) => {
    const week = daysFrom(mondayOf(day), 7).filter((each) => each >= from && secondsOn(each) >= leastRun);
    return secondsOn(day) >= LEAST_TEST.seconds && week.length > 1;
  });
}

const daysFrom = (first: Day, count: number) =>
  Array.from({length: count}, (_, index) => addDays(first, index));
