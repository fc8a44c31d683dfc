import {and, eq, inArray} from "drizzle-orm";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import {type MoveScope, PLANNED_RESTORE_DAYS} from "../../../contract/workout-values.ts";
import type {PlannedWorkout} from "../../../contract/workouts.ts";
import {daysBefore} from "../../../core/days-before.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {pairDays} from "../pairs/pair-days.ts";
import {activity_pair} from "../pairs/tables.ts";
import {countPlanWeeks} from "./count-plan-weeks.ts";
import {
  removeSupplementarySessionsOf,
  restoreSupplementarySessionsOf,
} from "./move-supplementary-sessions.ts";
import {restOfPlan} from "./rest-of-plan.ts";
import {toPlannedWorkout, type WorkoutRow} from "./to-planned-workout.ts";
import type {WorkoutDeps, Writer} from "./workout-deps.ts";
import {createWorkoutRepository} from "./workout-repository.ts";
import {requireRoom} from "./workout-rules.ts";

export interface Removal {
  readonly ids: readonly string[];
  /** What of their plans goes with them. */
  readonly scope: MoveScope;
  /** Where they were found by their plan. */
  readonly plan_id?: string;
}

/**
 * Deletes workouts; they can be restored for a while, and the runs they were paired with become free. Idempotent.
 * Returns the ids of all deleted workouts, since restoring needs them.
 */
export function deleteWorkouts(
  {db, now}: WorkoutDeps,
  {owner}: Writer,
  {ids, scope, plan_id}: Removal,
): Promise<string[]> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, owner);
    const at = now();
    const named = await createWorkoutRepository(tx).lock(owner, ids);
    const isOther = named.some((row) => plan_id !== undefined && row.plan_id !== plan_id);
    if (named.length < new Set(ids).size || isOther) throw notFound();
    const athlete = await requireAthlete(tx, owner, at);
    const rows = new Map(named.map((row) => [row.id, row]));
    for (const row of named)
      for (const other of await restOfPlan(tx, athlete, row, scope)) rows.set(other.id, other);
    await removeRows(tx, owner, [...rows.values()], at);
    return [...rows.keys()];
  });
}

async function removeRows(tx: Db, owner: string, rows: readonly WorkoutRow[], at: Date) {
  const activeRows = rows.filter(({deleted_at}) => deleted_at === null);
  for (const {id} of activeRows) await createWorkoutRepository(tx).change(id, {deleted_at: at}, at);
  await removeSupplementarySessionsOf(
    tx,
    activeRows.map(({id}) => id),
    at,
  );
  await freeRuns(
    tx,
    owner,
    rows.map(({id}) => id),
  );
  await countPlanWeeks(tx, activeRows, at);
}

async function freeRuns(tx: Db, owner: string, ids: readonly string[]) {
  await tx
    .delete(activity_pair)
    .where(
      and(
        eq(activity_pair.user_id, owner),
        eq(activity_pair.kind, "workout"),
        inArray(activity_pair.target_id, [...ids]),
      ),
    );
}

/** Brings them back, all or none. Those that were not deleted stay as they are. */
export function restoreWorkouts(
  {db, now}: WorkoutDeps,
  {owner, page}: Writer,
  ids: readonly string[],
): Promise<PlannedWorkout[]> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, owner);
    const workouts = createWorkoutRepository(tx);
    const rows = await workouts.lock(owner, ids);
    if (rows.length < new Set(ids).size) throw notFound();
    const oldest = daysBefore(now(), PLANNED_RESTORE_DAYS);
    if (rows.some(({deleted_at}) => deleted_at !== null && deleted_at < oldest))
      throw new AppError("conflict", "It cannot be brought back any more");
    const deletedRows = rows.filter(({deleted_at}) => deleted_at !== null);
    await requireRoom(
      tx,
      owner,
      deletedRows.map(({day}) => day),
    );
    const back = [];
    for (const row of rows)
      back.push(row.deleted_at === null ? row : await workouts.change(row.id, {deleted_at: null}, now()));
    await restoreSupplementarySessionsOf(tx, deletedRows, now());
    await countPlanWeeks(tx, deletedRows, now());
    await pairDays(tx, owner, [...new Set(deletedRows.map(({day}) => day))], now());
    const contextOf = await workouts.contextsOf(back, page);
    return back.map((row) => toPlannedWorkout(row, contextOf(row)));
  });
}
