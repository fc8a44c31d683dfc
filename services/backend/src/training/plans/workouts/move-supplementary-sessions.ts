import {and, eq, inArray, isNull, ne, type SQL, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {plan_supplemental} from "../planned/tables.ts";
import type {WorkoutRow} from "./to-planned-workout.ts";

export async function moveSupplementarySessions(tx: Db, moved: readonly WorkoutRow[], at: Date) {
  for (const {id, day, plan_id} of moved) {
    if (plan_id === null) continue;
    const isElsewhere = and(isOpen([id]), ne(plan_supplemental.day, day));
    await write(tx, isElsewhere, {day}, at);
  }
}

/** They go with it where it is deleted; what was done stays. */
export async function removeSupplementarySessionsOf(tx: Db, ids: readonly string[], at: Date) {
  if (ids.length > 0) await write(tx, isOpen(ids), {deleted_at: at}, at);
}

/** Restores the supplementary sessions that were deleted at the same moment as their run. */
export async function restoreSupplementarySessionsOf(
  tx: Db,
  deletedWorkouts: readonly Pick<WorkoutRow, "id" | "deleted_at">[],
  at: Date,
) {
  for (const {id, deleted_at} of deletedWorkouts) {
    if (deleted_at === null) continue;
    const wentAlong = and(eq(plan_supplemental.workout_id, id), eq(plan_supplemental.deleted_at, deleted_at));
    await write(tx, wentAlong, {deleted_at: null}, at);
  }
}

const isOpen = (ids: readonly string[]) =>
  and(
    inArray(plan_supplemental.workout_id, [...ids]),
    isNull(plan_supplemental.deleted_at),
    isNull(plan_supplemental.done_at),
  );

async function write(
  tx: Db,
  which: SQL | undefined,
  set: Partial<typeof plan_supplemental.$inferInsert>,
  at: Date,
) {
  await tx
    .update(plan_supplemental)
    .set({...set, updated_at: at, version: sql`${plan_supplemental.version} + 1`})
    .where(which);
}
