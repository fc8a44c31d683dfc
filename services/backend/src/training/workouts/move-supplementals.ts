import {and, eq, isNull, ne, sql} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {plan_supplemental} from "../planned/tables.ts";
import type {WorkoutRow} from "./to-planned-workout.ts";

/** Strength and the like of a plan go where the run goes that they stand beside. */
export async function moveSupplementals(tx: Db, moved: readonly WorkoutRow[], at: Date) {
  for (const {id, day, plan_id} of moved) {
    if (plan_id === null) continue;
    await tx
      .update(plan_supplemental)
      .set({day, updated_at: at, version: sql`${plan_supplemental.version} + 1`})
      .where(
        and(
          eq(plan_supplemental.workout_id, id),
          isNull(plan_supplemental.deleted_at),
          isNull(plan_supplemental.done_at),
          ne(plan_supplemental.day, day),
        ),
      );
  }
}
