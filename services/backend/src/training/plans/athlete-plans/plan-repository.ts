import {and, asc, desc, eq, gte, inArray, isNull, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {notFound} from "../../../core/errors.ts";
import {plan_change, plan_supplemental, planned_workout, training_plan} from "../planned/tables.ts";
import type {WorkoutRow} from "../workouts/to-planned-workout.ts";
import type {PlanRow} from "./to-plan-summary.ts";

export type ChangeRow = typeof plan_change.$inferSelect;
export type SupplementarySessionRow = typeof plan_supplemental.$inferSelect;

const RUNNING = ["active", "paused"] as const;

export function createPlanRepository(db: Db) {
  const isOf = (user_id: string) => and(eq(training_plan.user_id, user_id), isNull(training_plan.deleted_at));
  const isOne = (user_id: string, id: string) => and(isOf(user_id), eq(training_plan.id, id));
  return {
    list: (user_id: string): Promise<PlanRow[]> =>
      db
        .select()
        .from(training_plan)
        .where(isOf(user_id))
        .orderBy(desc(training_plan.from_day), asc(training_plan.id)),

    /** Throws where there is none. */
    async get(user_id: string, id: string): Promise<PlanRow> {
      const [row] = await db.select().from(training_plan).where(isOne(user_id, id));
      if (!row) throw notFound();
      return row;
    },

    /** Locks the plan: no other transaction changes it until this one ends. Throws where there is none. */
    async lock(user_id: string, id: string): Promise<PlanRow> {
      const [row] = await db.select().from(training_plan).where(isOne(user_id, id)).for("update");
      if (!row) throw notFound();
      return row;
    },

    /** The one that runs; null without. */
    async lockRunning(user_id: string): Promise<PlanRow | null> {
      const [row] = await db
        .select()
        .from(training_plan)
        .where(and(isOf(user_id), inArray(training_plan.state, [...RUNNING])))
        .for("update");
      return row ?? null;
    },

    async add(row: typeof training_plan.$inferInsert): Promise<PlanRow> {
      const [added] = await db.insert(training_plan).values(row).returning();
      if (!added) throw new Error("A plan was not kept");
      return added;
    },

    /** Every change has a version of its own. */
    async change(id: string, set: Partial<PlanRow>, at: Date): Promise<PlanRow> {
      const [row] = await db
        .update(training_plan)
        .set({...set, updated_at: at, version: sql`${training_plan.version} + 1`})
        .where(eq(training_plan.id, id))
        .returning();
      if (!row) throw new Error("A plan that was locked is gone");
      return row;
    },

    /** That it was looked at is no change of it. */
    async markAdapted(id: string, adapted_at: Date) {
      await db.update(training_plan).set({adapted_at}).where(eq(training_plan.id, id));
    },

    /** Its sessions from a day on that there are, and those on which it may count. */
    sessions: (plan_id: string, from: string): Promise<WorkoutRow[]> =>
      db
        .select()
        .from(planned_workout)
        .where(
          and(
            eq(planned_workout.plan_id, plan_id),
            isNull(planned_workout.deleted_at),
            gte(planned_workout.day, from),
          ),
        )
        .orderBy(asc(planned_workout.day), asc(planned_workout.id)),

    changes: (plan_id: string): Promise<ChangeRow[]> =>
      db
        .select()
        .from(plan_change)
        .where(eq(plan_change.plan_id, plan_id))
        .orderBy(desc(plan_change.at), desc(plan_change.id)),

    async addChanges(rows: readonly (typeof plan_change.$inferInsert)[]) {
      if (rows.length > 0) await db.insert(plan_change).values([...rows]);
    },

    supplementarySessions: (plan_id: string): Promise<SupplementarySessionRow[]> =>
      db
        .select()
        .from(plan_supplemental)
        .where(and(eq(plan_supplemental.plan_id, plan_id), isNull(plan_supplemental.deleted_at)))
        .orderBy(asc(plan_supplemental.day), asc(plan_supplemental.id)),

    async addSupplementarySessions(rows: readonly (typeof plan_supplemental.$inferInsert)[]) {
      if (rows.length > 0) await db.insert(plan_supplemental).values([...rows]);
    },

    /** Removes the upcoming ones that are not done. */
    async removeSupplementarySessions(plan_id: string, from: string, at: Date) {
      await db
        .update(plan_supplemental)
        .set({deleted_at: at, updated_at: at, version: sql`${plan_supplemental.version} + 1`})
        .where(
          and(
            eq(plan_supplemental.plan_id, plan_id),
            gte(plan_supplemental.day, from),
            isNull(plan_supplemental.deleted_at),
            isNull(plan_supplemental.done_at),
          ),
        );
    },
  };
}
