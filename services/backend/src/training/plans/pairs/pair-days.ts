import {and, asc, eq, inArray, isNull} from "drizzle-orm";
import type {PairKind} from "../../../contract/pair-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {sessionAmounts} from "../../power/estimates/session-amounts.ts";
import {activity} from "../../runs/activities/tables.ts";
import {calendar_event, planned_workout} from "../planned/tables.ts";
import {chooseTarget, type Effort, type Target} from "./choose-target.ts";
import {pairAutomatically, pairedRuns} from "./pair-runs.ts";
import {activity_pair} from "./tables.ts";

/** A run of a day, and for which kinds of pair the user has decided already. */
interface Candidate extends Effort {
  readonly id: string;
  readonly decided: ReadonlySet<PairKind>;
}

/**
 * For the transaction that brings a run, a workout or a race onto local days: pairs what was most likely meant by what,
 * each run with one workout and one race. Whatever a user decided stays.
 */
export async function pairDays(tx: Db, user_id: string, days: readonly string[], at: Date): Promise<void> {
  if (days.length === 0) return;
  const runs = await readRuns(tx, user_id, days);
  if (runs.length === 0) return;
  const open = {
    workout: await freeOf(tx, user_id, "workout", await readWorkouts(tx, user_id, days)),
    event: await freeOf(tx, user_id, "event", await readRaces(tx, user_id, days)),
  };
  for (const kind of ["workout", "event"] as const) {
    const left = new Map(open[kind].map((target) => [target.id, target]));
    for (const run of runs) {
      const target = run.decided.has(kind) ? null : chooseTarget(run, [...left.values()]);
      if (target === null) continue;
      left.delete(target);
      await pairAutomatically(tx, {owner: user_id, activity_id: run.id, kind}, target, at);
    }
  }
}

async function freeOf(tx: Db, user_id: string, kind: PairKind, targets: readonly Target[]) {
  if (targets.length === 0) return [];
  const pairedRunIds = await pairedRuns(tx, user_id, kind);
  return targets.filter(({id}) => !pairedRunIds.has(id));
}

async function readRuns(tx: Db, user_id: string, days: readonly string[]): Promise<Candidate[]> {
  const isMeant = and(
    eq(activity.user_id, user_id),
    inArray(activity.local_day, [...days]),
    isNull(activity.deleted_at),
    eq(activity.is_excluded, false),
  );
  const rows = await tx
    .select({
      id: activity.id,
      day: activity.local_day,
      summary: activity.summary,
      stress: activity.stress,
      method: activity.stress_method,
    })
    .from(activity)
    .where(isMeant)
    .orderBy(asc(activity.start_time), asc(activity.id));
  const decided = await readDecided(
    tx,
    rows.map(({id}) => id),
  );
  return rows.map(({id, day, summary, stress, method}) => ({
    id,
    day,
    duration: summary.moving_time,
    distance: summary.distance,
    stress: method === "none" ? null : stress,
    decided: decided.get(id) ?? new Set(),
  }));
}

async function readDecided(tx: Db, ids: readonly string[]) {
  const rows = await tx
    .select({id: activity_pair.activity_id, kind: activity_pair.kind})
    .from(activity_pair)
    .where(inArray(activity_pair.activity_id, [...ids]));
  const decided = new Map<string, Set<PairKind>>();
  for (const {id, kind} of rows) decided.set(id, (decided.get(id) ?? new Set()).add(kind));
  return decided;
}

async function readWorkouts(tx: Db, user_id: string, days: readonly string[]): Promise<Target[]> {
  const rows = await tx
    .select({
      id: planned_workout.id,
      day: planned_workout.day,
      planned: planned_workout.planned,
      blocks: planned_workout.blocks,
    })
    .from(planned_workout)
    .where(
      and(
        eq(planned_workout.user_id, user_id),
        inArray(planned_workout.day, [...days]),
        isNull(planned_workout.deleted_at),
        isNull(planned_workout.skipped),
      ),
    );
  return rows.map(({id, day, planned, blocks}) => ({
    id,
    day,
    // Its duration is known without critical power; what it is worth is not.
    duration: planned?.duration ?? sessionAmounts(blocks).seconds,
    stress: planned?.stress ?? null,
    distance: null,
  }));
}

async function readRaces(tx: Db, user_id: string, days: readonly string[]): Promise<Target[]> {
  const rows = await tx
    .select({id: calendar_event.id, day: calendar_event.day, distance: calendar_event.distance})
    .from(calendar_event)
    .where(
      and(
        eq(calendar_event.user_id, user_id),
        eq(calendar_event.kind, "race"),
        inArray(calendar_event.day, [...days]),
        isNull(calendar_event.deleted_at),
      ),
    );
  return rows.map(({id, day, distance}) => ({id, day, distance, duration: null, stress: null}));
}
