import {templateShare} from "../cp/models.ts";
import {easy, hills, intervals, long, race, recovery, type Session, tempo, test} from "./session.ts";

/** A session on a weekday of the plan, counted from Monday. */
export interface PlannedSession {
  readonly week: number;
  readonly weekday: number;
  readonly session: Session;
}

export const WEEKS = 52;
/** After the first half marathon nothing is run for two weeks. */
export const BREAK = [21, 22] as const;
const TREADMILL_WEEK = 7;

const RACES: ReadonlyMap<number, Session> = new Map([
  [9, race("Harbour 5 km", 5000, "harbour")],
  [15, race("Lighthouse 10 km", 10_000, "harbour")],
  [20, race("Island half marathon", 21_097.5, "harbour")],
  [31, race("Summer 5 km", 5000, "harbour")],
  [42, race("Bridge 10 km", 10_000, "harbour")],
  [47, race("Autumn half marathon", 21_097.5, "harbour")],
  [50, race("Breakwater 5 km", 5000, "harbour")],
]);
const TEST_WEEKS: ReadonlySet<number> = new Set([4, 26, 38]);

const [TUESDAY, WEDNESDAY, THURSDAY, SATURDAY, SUNDAY] = [1, 2, 3, 5, 6];

/** A plausible year of a runner with a family: about four runs a week, every fourth week an easier one. */
export function planYear(): PlannedSession[] {
  const weeks = Array.from({length: WEEKS}, (_, week) => week);
  return weeks.filter((week) => week !== BREAK[0] && week !== BREAK[1]).flatMap(planWeek);
}

function planWeek(week: number): PlannedSession[] {
  const on = (weekday: number, session: Session) => ({week, weekday, session});
  const isEasy = week % 4 === 3 || week === BREAK[1] + 1;
  const grown = Math.min(1, (week > BREAK[1] ? week - BREAK[1] + 4 : week) / 16);
  const contest = RACES.get(week);
  const days = [
    on(TUESDAY, isEasy || contest ? easy(40) : hardSession(week, grown)),
    on(THURSDAY, week === TREADMILL_WEEK ? easy(45, "treadmill") : easy(Math.round(40 + 15 * grown))),
    on(SATURDAY, contest ? recovery(25) : recovery(Math.round(35 + 10 * grown))),
    on(SUNDAY, contest ?? long(Math.round((isEasy ? 60 : 70) + 35 * grown), week % 3 ? "dunes" : "heath")),
  ];
  return week % 4 === 2 ? [...days, on(WEDNESDAY, recovery(30))] : days;
}

function hardSession(week: number, grown: number): Session {
  if (TEST_WEEKS.has(week)) return test([templateShare(180), templateShare(600) * 0.99]);
  const choices = [
    () => hills(Math.round(20 + 10 * grown)),
    () => intervals(5 + Math.round(grown), 3, 1.06),
    () => tempo(Math.round(15 + 10 * grown)),
    () => intervals(4, 5, 1.02),
  ];
  return (choices[week % choices.length] ?? choices[0])?.() ?? easy(40);
}
