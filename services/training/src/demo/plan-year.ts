import {addDays, type Day, daysBetween, weekdayOf} from "../numbers/days.ts";
import type {PlannedSession} from "../plans/plan.ts";
import {type DemoPlan, makeDemoPlan} from "./demo-plan.ts";
import {PLAN_FIRST_WEEK, RACES, WEEKS} from "./races.ts";
import {cutShort, extended, libraryRun, plannedRun, raceRun, type Session} from "./session.ts";

/** A run of the year, with its day. */
export interface ScheduledRun {
  readonly day: Day;
  /** Weeks since the first Monday, including the fraction that has passed. */
  readonly week: number;
  readonly session: Session;
  /** The session of the plan in force that it was run for; null outside of the plan. */
  readonly planned: PlannedSession | null;
}

export interface DemoSeason extends DemoPlan {
  /** Oldest first, to the end of the last week. */
  readonly runs: readonly ScheduledRun[];
}

/** After the first half marathon nothing is run for two weeks. */
export const BREAK = [21, 22] as const;
const TREADMILL_WEEK = 7;
const TEST_WEEKS: ReadonlySet<number> = new Set([4, 26, 33]);

const [TUESDAY, WEDNESDAY, THURSDAY, SATURDAY, SUNDAY] = [1, 2, 3, 5, 6];

/** Sessions of the plan, by their index in it, that were not run as planned: real runners miss some. */
const MISSED: ReadonlySet<number> = new Set([8, 24, 35]);
const CUT_SHORT: ReadonlySet<number> = new Set([13, 29]);
const EXTENDED: ReadonlySet<number> = new Set([20]);

let lastSeason: {readonly firstMonday: Day; readonly season: DemoSeason} | null = null;

/**
 * A plausible year of a runner with a family from a Monday on: about four runs a week, every fourth week an easier one,
 * and at its end a plan towards a race that is still to come. The last one is cached, as runs are read from it one by one.
 */
export function seasonFrom(firstMonday: Day): DemoSeason {
  if (lastSeason?.firstMonday !== firstMonday) lastSeason = {firstMonday, season: planSeason(firstMonday)};
  return lastSeason.season;
}

function planSeason(firstMonday: Day): DemoSeason {
  const demoPlan = makeDemoPlan(firstMonday);
  const on = (week: number, weekday: number, session: Session): ScheduledRun => ({
    day: addDays(firstMonday, 7 * week + weekday),
    week: week + weekday / 7,
    session,
    planned: null,
  });
  const runs = [
    ...weeksOf(0, PLAN_FIRST_WEEK).flatMap((week) =>
      unplannedWeek(week).map(([weekday, session]) => on(week, weekday, session)),
    ),
    ...RACES.filter(({week}) => week < WEEKS).map(({week, name, metres}) =>
      on(week, SUNDAY, raceRun(name, metres)),
    ),
    ...demoPlan.plan.sessions.flatMap((planned, index) => {
      const week = Math.floor(daysBetween(firstMonday, planned.day) / 7);
      const session = week < WEEKS ? sessionFor(planned, index) : null;
      return session ? [{...on(week, weekdayOf(planned.day), session), planned}] : [];
    }),
  ];
  return {...demoPlan, runs: runs.toSorted((one, other) => daysBetween(other.day, one.day))};
}

/** How a session of the plan was run; null for one that was not. */
function sessionFor(planned: PlannedSession, index: number): Session | null {
  if (MISSED.has(index)) return null;
  const session = plannedRun(planned);
  if (CUT_SHORT.has(index)) return cutShort(session);
  return EXTENDED.has(index) ? extended(session) : session;
}

const weeksOf = (first: number, end: number) =>
  Array.from({length: end - first}, (_, index) => first + index).filter(
    (week) => week !== BREAK[0] && week !== BREAK[1],
  );

/** Runs of a week before the plan, from the library of workouts, without its race. */
function unplannedWeek(week: number): (readonly [weekday: number, session: Session])[] {
  const isEasy = week % 4 === 3 || RACES.some((each) => each.week === week - 1 && each.priority === "a");
  const growth = Math.min(1, (week > BREAK[1] ? week - BREAK[1] + 4 : week) / 16);
  const hasRace = RACES.some((each) => each.week === week);
  const days = [
    [TUESDAY, isEasy || hasRace ? libraryRun("easy", 40) : hardSession(week, growth)],
    [THURSDAY, thursdayRun(week, 42 + 15 * growth)],
    [SATURDAY, libraryRun("recovery", hasRace ? 25 : 35 + 10 * growth)],
  ] as const;
  return [
    ...days,
    ...(week % 4 === 2 ? [[WEDNESDAY, libraryRun("recovery", 30)] as const] : []),
    ...(hasRace ? [] : [[SUNDAY, longRun(week, (isEasy ? 65 : 75) + 35 * growth)] as const]),
  ];
}

const longRun = (week: number, minutes: number) =>
  libraryRun("long", minutes, week % 3 === 0 ? {place: "heath"} : {});

/** Every other one ends with strides. */
function thursdayRun(week: number, minutes: number): Session {
  if (week === TREADMILL_WEEK)
    return libraryRun("easy", 45, {name: "Treadmill, storm outside", place: "treadmill"});
  return libraryRun(week % 2 === 0 ? "strides" : "easy", minutes);
}

function hardSession(week: number, growth: number): Session {
  if (TEST_WEEKS.has(week)) return libraryRun("test-3-10", 75);
  const choices = [
    () => libraryRun("hills", 45 + 12 * growth),
    () => libraryRun("hill-sprints", 42),
    () => libraryRun("intervals", 50 + 10 * growth),
    () => libraryRun("tempo-blocks", 48 + 14 * growth),
    () => libraryRun("threshold", 48 + 10 * growth),
  ];
  return (choices[week % choices.length] ?? (() => libraryRun("easy", 40)))();
}
