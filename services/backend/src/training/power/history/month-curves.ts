import {type Envelope, envelopeOf} from "@gradus/training/curve/envelope";
import type {MonthCurve} from "@gradus/training/curve/months";
import type {CandidateCurve} from "@gradus/training/curve/user-curve";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {COMMON_GRID} from "@gradus/training/mean-max/duration-grid";
import {addDays} from "@gradus/training/numbers/days";
import {and, eq, inArray, sql} from "drizzle-orm";
import type {PowerFamily} from "../../../contract/activity-values.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {curve_month} from "../../runs/state/tables.ts";
import {createTrainingState} from "../../runs/state/training-state.ts";
import {packStarts, packWatts, unpackStarts, unpackWatts} from "./curve-bytes.ts";
import {createRunHistory, type Days} from "./run-history.ts";

export interface MonthSummary extends MonthCurve {
  readonly runs: number;
  readonly bestIndex: number | null;
}

/** Whose months, and how a run's index is read: that is for who knows critical power. */
export interface MonthScope {
  readonly user_id: string;
  readonly family: PowerFamily;
  readonly indexOf: (curve: CandidateCurve) => number | null;
}

/**
 * Months of a runner, oldest first, from the cache. Missing months are computed from their runs and cached, unless a
 * run changed meanwhile: then the result is right for this request only.
 */
export async function readMonths(
  db: Db,
  scope: MonthScope,
  months: readonly string[],
): Promise<MonthSummary[]> {
  if (months.length === 0) return [];
  const state = await createTrainingState(db).get(scope.user_id);
  const cachedMonths = new Map((await listCached(db, scope, months)).map((month) => [month.month, month]));
  const missing = months.filter((month) => !cachedMonths.has(month));
  if (missing.length > 0 && state) {
    const computedMonths = await computeMonths(db, scope, missing);
    for (const month of computedMonths) cachedMonths.set(month.month, month);
    await withTransaction(db, async (tx) => {
      if (await createTrainingState(tx).isUnchanged(state)) await cacheMonths(tx, scope, computedMonths);
    });
  }
  return months.flatMap((month) => cachedMonths.get(month) ?? []);
}

export const monthOf = (day: string) => day.slice(0, "yyyy-MM".length);

export const daysOfMonth = (month: string): Days => {
  const first = `${month}-01`;
  return {from: first, to: addDays(`${monthOf(addDays(first, 31))}-01`, -1)};
};

async function listCached(
  db: Db,
  {user_id, family}: MonthScope,
  months: readonly string[],
): Promise<MonthSummary[]> {
  const rows = await db
    .select()
    .from(curve_month)
    .where(
      and(
        eq(curve_month.user_id, user_id),
        eq(curve_month.family, family),
        eq(curve_month.algo_version, TRAINING_DEFAULTS.version),
        inArray(curve_month.month, [...months]),
      ),
    );
  return rows.map(({month, runs, best_index, power, start, winner, activities}) => {
    const watts = Float64Array.from(unpackWatts(power));
    const envelope: Envelope = {
      durations: COMMON_GRID.slice(0, watts.length),
      power: watts,
      start: unpackStarts(start),
      winner: unpackStarts(winner),
      activities,
    };
    return {month, runs, bestIndex: best_index, envelope};
  });
}

async function computeMonths(db: Db, {user_id, family, indexOf}: MonthScope, missing: readonly string[]) {
  const [first = "", last = ""] = [missing[0], missing.at(-1)];
  const range = {from: daysOfMonth(first).from, to: daysOfMonth(last).to};
  const curves = await createRunHistory(db).listCurves(user_id, [range], {family, withStarts: true});
  const byMonth = Map.groupBy(curves, ({activity}) => monthOf(activity.day));
  return missing.map((month): MonthSummary => {
    const own = byMonth.get(month) ?? [];
    const indices = own.flatMap((curve) => indexOf(curve) ?? []);
    const bestIndex = indices.length === 0 ? null : Math.max(...indices);
    return {month, runs: own.length, bestIndex, envelope: envelopeOf(own)};
  });
}

async function cacheMonths(tx: Db, {user_id, family}: MonthScope, months: readonly MonthSummary[]) {
  const rows = months.map(({month, runs, bestIndex, envelope}) => ({
    user_id,
    family,
    month,
    algo_version: TRAINING_DEFAULTS.version,
    runs,
    best_index: bestIndex,
    power: packWatts(envelope.power),
    start: packStarts(envelope.start),
    winner: packStarts(envelope.winner),
    activities: envelope.activities,
  }));
  const {user_id: userColumn, family: whichFamily, month: which} = curve_month;
  const set = {
    algo_version: sql`excluded.algo_version`,
    runs: sql`excluded.runs`,
    best_index: sql`excluded.best_index`,
    power: sql`excluded.power`,
    start: sql`excluded.start`,
    winner: sql`excluded.winner`,
    activities: sql`excluded.activities`,
  };
  await tx
    .insert(curve_month)
    .values(rows)
    .onConflictDoUpdate({target: [userColumn, whichFamily, which], set});
}
