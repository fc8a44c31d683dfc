import {and, asc, eq, isNull, or} from "drizzle-orm";
import type {PlanReason} from "../../../contract/plans.ts";
import type {Db} from "../../../core/db/db.ts";
import {plan_change} from "../planned/tables.ts";
import type {WorkoutRow} from "./to-planned-workout.ts";

type WorkoutRemoval = Pick<WorkoutRow, "id" | "plan_id" | "deleted_at">;

/** Why its plan took a workout out: alone, or with all that lay ahead. Null where a person did. */
export async function removalReason(
  db: Db,
  {id, plan_id, deleted_at}: WorkoutRemoval,
): Promise<PlanReason | null> {
  if (plan_id === null || deleted_at === null) return null;
  const [change] = await db
    .select({rule: plan_change.rule, detail: plan_change.detail})
    .from(plan_change)
    .where(
      and(
        eq(plan_change.plan_id, plan_id),
        // Both are written at one moment.
        eq(plan_change.at, deleted_at),
        or(eq(plan_change.workout_id, id), isNull(plan_change.workout_id)),
      ),
    )
    .orderBy(asc(plan_change.workout_id));
  return change ?? null;
}
