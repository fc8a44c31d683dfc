import {and, eq, inArray} from "drizzle-orm";
import {lockAccount} from "../../accounts/account/lock-account.ts";
import {PLANNED_RESTORE_DAYS} from "../../contract/workout-values.ts";
import type {PlannedWorkout} from "../../contract/workouts.ts";
import {daysBefore} from "../../core/days-before.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {notFound} from "../activities/get-run.ts";
import {pairDays} from "../pairs/pair-days.ts";
import {activity_pair} from "../pairs/tables.ts";
import {requireRoom} from "./add-workouts.ts";
import {toPlannedWorkout} from "./to-planned-workout.ts";
import type {WorkoutDeps, Writer} from "./workout-deps.ts";
import {createWorkoutRepository} from "./workout-repository.ts";

/** Deleted ones can be brought back for a while; the runs they were paired with are free. Works twice. */
export function deleteWorkouts(
  {db, now}: WorkoutDeps,
  {owner}: Writer,
  ids: readonly string[],
  plan_id: string | null = null,
): Promise<string[]> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, owner);
    const workouts = createWorkoutRepository(tx);
    const rows = await workouts.lock(owner, ids);
    const isOther = rows.some((row) => plan_id !== null && row.plan_id !== plan_id);
    if (rows.length < new Set(ids).size || isOther) throw notFound();
    for (const {id, deleted_at} of rows) {
      if (deleted_at === null) await workouts.change(id, {deleted_at: now()}, now());
    }
    await freeRuns(tx, owner, ids);
    return rows.map(({id}) => id);
  });
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
  {owner}: Writer,
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
    const gone = rows.filter(({deleted_at}) => deleted_at !== null);
    await requireRoom(
      tx,
      owner,
      gone.map(({day}) => day),
    );
    const back = [];
    for (const row of rows)
      back.push(row.deleted_at === null ? row : await workouts.change(row.id, {deleted_at: null}, now()));
    await pairDays(tx, owner, [...new Set(gone.map(({day}) => day))], now());
    const contextOf = await workouts.contextsOf(back);
    return back.map((row) => toPlannedWorkout(row, contextOf(row)));
  });
}
