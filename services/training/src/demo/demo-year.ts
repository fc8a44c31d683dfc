import type {FitActivity} from "../export/fit.ts";
import {addDays, type Day, mondayOf, weekdayOf} from "../numbers/days.ts";
import {normalNumbers, randomNumbers} from "../numbers/random.ts";
import type {PlannedSession} from "../plans/plan.ts";
import type {SubSport} from "../series/recording.ts";
import type {DemoPlan} from "./demo-plan.ts";
import {demoCurve} from "./demo-runner.ts";
import {demoFeet, type MeasuredStride} from "./feet.ts";
import {PLACES} from "./places.ts";
import {BREAK, type ScheduledRun, seasonFrom} from "./plan-year.ts";
import {type DemoRace, RACES, WEEKS} from "./races.ts";
import type {Session} from "./session.ts";
import {type RunCircumstances, simulateRun} from "./simulate-run.ts";
import {weatherOn} from "./weather.ts";

/** A run as its pods would have recorded it, with its runner's own description and rating. */
export interface DemoRun extends Pick<Session, "name" | "type" | "rpe"> {
  readonly day: Day;
  readonly surface: (typeof PLACES)[keyof typeof PLACES]["surface"];
  readonly activity: FitActivity;
  /** W: what an estimate should come close to. */
  readonly criticalPower: number;
  /** The session of the plan in force that it was run for; null outside of the plan. */
  readonly planned: PlannedSession | null;
  /** Measured strides of the feet; empty before the pods supported them. */
  readonly feet: readonly MeasuredStride[];
}

export interface DemoYearOptions {
  /** The year ends the day before. */
  readonly today: Day;
  /** Seconds east of UTC at an instant in Unix seconds. */
  readonly offsetAt: (seconds: number) => number;
  readonly seed?: number;
}

const SUB_SPORTS: Readonly<Record<DemoRun["surface"], SubSport>> = {
  road: "street",
  trail: "trail",
  track: "track",
  treadmill: "treadmill",
};

/** A year of an invented runner up to a day, oldest first, one run in memory at a time. The same for the same day and seed. */
export function* demoYear(options: DemoYearOptions): Generator<DemoRun> {
  for (const [index, planned] of datedPlan(options.today).entries()) yield demoRun(planned, index, options);
}

/** One run of the year, by its place in `datedPlan`. */
export function demoRunAt(index: number, options: DemoYearOptions): DemoRun {
  const planned = datedPlan(options.today)[index];
  if (!planned) throw new RangeError(`The year has no run ${index}`);
  return demoRun(planned, index, options);
}

/** The critical power the runner knew: a guess to begin with, then the result of each test. Whole W. */
export function demoPowerHistory(today: Day): {readonly day: Day; readonly criticalPower: number}[] {
  return datedPlan(today)
    .filter(({session: {type}}, index) => index === 0 || type === "test" || type === "race")
    .map(({day, week}) => ({day, criticalPower: Math.round(demoCurve(week).cp)}));
}

/** The runs of the year up to a day, without it. */
export const datedPlan = (today: Day): ScheduledRun[] =>
  seasonFrom(firstMondayOf(today)).runs.filter(({day}) => day < today);

/** The plan that is in force on a day. */
export function demoPlan(today: Day): DemoPlan {
  const {input, plan} = seasonFrom(firstMondayOf(today));
  return {input, plan};
}

/** The races of the year, among them the one the plan prepares for. */
export const demoRaces = (today: Day): (DemoRace & {readonly day: Day})[] =>
  RACES.map((race) => ({...race, day: addDays(firstMondayOf(today), 7 * race.week + 6)}));

const firstMondayOf = (today: Day): Day => addDays(mondayOf(today), -7 * (WEEKS - 1));

function demoRun(
  {week, day, session, planned}: ScheduledRun,
  index: number,
  {offsetAt, seed = 1}: DemoYearOptions,
): DemoRun {
  // Of its own for each run, so that a change to one leaves the others as they are.
  const random = randomNumbers(seed * 1009 + index);
  const curve = demoCurve(week);
  const weather = weatherOn(day, random);
  const [start, utcOffset] = startOf(day, session, random, offsetAt);
  const circumstances: RunCircumstances = {start, curve, weather, random, left: leanIn(week)};
  const {surface} = PLACES[session.place];
  const performance = simulateRun(session, circumstances);
  return {
    name: session.name,
    type: session.type,
    rpe: session.rpe,
    day,
    surface,
    planned,
    criticalPower: curve.cp,
    // Numbers of their own: without feet the same run comes about.
    feet:
      week < FEET_FROM
        ? []
        : demoFeet(performance.series, circumstances.left, randomNumbers(seed * 2003 + index)),
    activity: {
      ...performance,
      extra: [],
      subSport: SUB_SPORTS[surface],
      powerFamily: "pod",
      utcOffset,
      timer: null,
      serial: 48_210,
      productName: "Duo",
    },
  };
}

/** The week from which the pods measure how feet move. */
const FEET_FROM = 26;

/** After the break one side is spared for some weeks. */
const leanIn = (week: number) => (week > BREAK[1] && week < BREAK[1] + 6 ? -1.4 : 0.5);

/** In the morning on weekends and before races, after work on other days. */
function startOf(
  day: Day,
  {type}: Session,
  random: () => number,
  offsetAt: DemoYearOptions["offsetAt"],
): [start: number, offset: number] {
  const hour = type === "race" ? 10 : weekdayOf(day) < 5 ? 17.8 : 8.9;
  const spread = type === "race" ? 0 : 0.3 * normalNumbers(random)();
  const local = Date.parse(`${day}T00:00:00Z`) / 1000 + Math.round((hour + spread) * 3600);
  const offset = offsetAt(local - offsetAt(local));
  return [local - offset, offset];
}
