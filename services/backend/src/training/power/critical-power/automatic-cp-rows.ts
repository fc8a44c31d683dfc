import {nextCriticalPower} from "@gradus/training/cp/current";
import type {StressDays} from "@gradus/training/curve/detraining";
import type {CandidateCurve} from "@gradus/training/curve/user-curve";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {addDays, daysBetween, weekdayOf} from "@gradus/training/numbers/days";
import type {PowerFamily} from "../../../contract/activity-values.ts";
import type {Days, PoweredRun} from "../history/run-history.ts";
import {cpOn, type DatedCp, inOrder, isManual, type NewCpRow} from "./cp-history.ts";
import {type Estimate, estimateCp} from "./estimate-cp.ts";
import {familyOn} from "./family-on.ts";
import {sameFamily} from "./same-family.ts";

const {automaticCp: rules, detraining, curve} = TRAINING_DEFAULTS;
const MONDAY = 0;
const WEEK_DAYS = 7;

export interface RunnerPower {
  readonly runs: readonly PoweredRun[];
  /** Of all runs, to the longest duration that estimates look at. */
  readonly curves: readonly CandidateCurve[];
  readonly stress: StressDays | null;
  readonly maximumHeartRate: number | null;
  /** Days on which there was something new: those of runs, and those on which runs arrived late. */
  readonly newsDays: ReadonlySet<string>;
  /** What a typical runner needs for the best of each run; by its id. */
  readonly indices: ReadonlyMap<string, number | null>;
}

export interface DayWalk extends Days {
  /** Rows that no run can change. */
  readonly fixedRows: readonly DatedCp[];
  /** Whether rows may be added on a day. */
  readonly isOpen: (day: string) => boolean;
}

export interface WalkedDay {
  readonly day: string;
  readonly row: NewCpRow | null;
}

/**
 * Automatic critical power day by day, each as it was known in that day's evening: it rises on the day of a run, or on
 * which one arrived, and falls on Mondays, so that a week of rest is one row. Nothing comes after what the runner set, in
 * the same watts. Lazy, because ten years take seconds.
 */
export function* automaticCpRows(
  power: RunnerPower,
  {from, to, fixedRows, isOpen}: DayWalk,
): Generator<WalkedDay> {
  let rows = inOrder(fixedRows);
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const hasNews = power.newsDays.has(day);
    const isLook = isOpen(day) && cpOn(rows, day)?.day !== day && (hasNews || isMonday(day));
    const row = isLook ? evaluateDay(power, day, {rows, hasNews}) : null;
    if (row) rows = inOrder([...rows, {...row, source: "auto" as const}]);
    yield {day, row};
  }
}

const isMonday = (day: string) => weekdayOf(day) === MONDAY;

interface CpDayContext {
  /** In their order. */
  readonly rows: readonly DatedCp[];
  readonly hasNews: boolean;
}

function evaluateDay(power: RunnerPower, day: string, {rows, hasNews}: CpDayContext): NewCpRow | null {
  const family = familyOn(power.runs, day);
  if (family === null) return null;
  const own = cpOn(sameFamily(rows, family), day);
  if (own !== null && isManual(own)) return null;
  // After watts of another family it begins anew: neither has to rise or fall to the other.
  const inForce = own === cpOn(rows, day) ? own : null;
  return rowOf(power, day, {family, inForce, hasNews});
}

interface CurrentCpState {
  readonly family: PowerFamily;
  readonly inForce: DatedCp | null;
  readonly hasNews: boolean;
}

function rowOf(power: RunnerPower, day: string, {family, inForce, hasNews}: CurrentCpState): NewCpRow | null {
  const days = {from: addDays(day, 1 - curve.windowDays), to: day};
  const estimate = estimateCp({...power, family, days});
  const {automatic, debtOf} = estimate;
  if (automatic.status !== "ok") return null;
  const {criticalPower, change} = nextCriticalPower({
    mode: "auto",
    current: inForce?.critical_power ?? null,
    estimate: {criticalPower: automatic.critical_power, isProven: !automatic.lower_bound},
    isDetrained: automatic.supporting.some((effort) => debtOf(effort.day) > detraining.freeDebt),
    daysSinceSupport: inForce ? daysSinceSupport(power, inForce, day, family) : 0,
    // Looked at every Monday, it may fall by a week's worth, however long it stood.
    daysSinceLowered: inForce ? Math.min(WEEK_DAYS, daysBetween(inForce.day, day)) : 0,
  });
  const rises = change === "first" || change === "raised" || change === "raised_unproven";
  const isDue = rises ? hasNews : change === "lowered" && isMonday(day);
  if (!isDue) return null;
  return {
    day,
    critical_power: criticalPower,
    confidence: automatic.confidence,
    lower_bound: automatic.lower_bound,
    activity_id: rises ? runBehindChange(estimate, day) : null,
    family,
  };
}

/** Days since a run that was worth the value in force; without one, since it began. */
function daysSinceSupport(
  {curves, indices}: RunnerPower,
  inForce: DatedCp,
  day: string,
  family: PowerFamily,
): number {
  const least = inForce.critical_power * (1 - rules.support.within);
  const supports = (curved: CandidateCurve) =>
    curved.family === family && curved.activity.day <= day && (indices.get(curved.activity.id) ?? 0) >= least;
  return daysBetween(curves.findLast(supports)?.activity.day ?? inForce.day, day);
}

/** The run that moved it: the strongest of that day, else the strongest of those that hold it up. */
function runBehindChange({automatic}: Estimate, day: string): string | null {
  if (automatic.status !== "ok") return null;
  const strongest = automatic.supporting.toSorted((a, b) => b.share - a.share);
  const mover = strongest.find((effort) => effort.day === day) ?? strongest[0];
  return mover?.activityId ?? null;
}
