import {and, asc, eq, gte, inArray, isNull, lt, notInArray, or, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import type {Viewer} from "../../runs/activities/to-activity.ts";
import {countComments, readAuthors, readPairedRuns} from "../item-context/item-context.ts";
import {activity_pair} from "../pairs/tables.ts";
import {planned_workout, training_plan} from "../planned/tables.ts";
import type {WorkoutContext, WorkoutRow} from "./to-planned-workout.ts";

export type NewWorkoutRow = typeof planned_workout.$inferInsert;

export function createWorkoutRepository(db: Db) {
  const isOf = (user_id: string) => eq(planned_workout.user_id, user_id);
  const isThere = isNull(planned_workout.deleted_at);
  return {
    async get(user_id: string, id: string): Promise<WorkoutRow | null> {
      const [row] = await db
        .select()
        .from(planned_workout)
        .where(and(isOf(user_id), eq(planned_workout.id, id)));
      return row ?? null;
    },

    /** Locks those that exist, deleted or not: no other transaction changes them until this one ends. */
    lock: (user_id: string, ids: readonly string[]): Promise<WorkoutRow[]> =>
      db
        .select()
        .from(planned_workout)
        .where(and(isOf(user_id), inArray(planned_workout.id, [...ids])))
        .orderBy(asc(planned_workout.id))
        .for("update"),

    /** Of a plan, from a day on, that can still be moved; held until the transaction ends. */
    lockOfPlan: (user_id: string, plan_id: string, from: string): Promise<WorkoutRow[]> =>
      db
        .select()
        .from(planned_workout)
        .where(
          and(isOf(user_id), isThere, eq(planned_workout.plan_id, plan_id), gte(planned_workout.day, from)),
        )
        .orderBy(asc(planned_workout.day), asc(planned_workout.id))
        .for("update"),

    /** From a day on, that there are. */
    listFrom: (user_id: string, from: string): Promise<WorkoutRow[]> =>
      db
        .select()
        .from(planned_workout)
        .where(and(isOf(user_id), isThere, gte(planned_workout.day, from)))
        .orderBy(asc(planned_workout.day), asc(planned_workout.id)),

    /** Before a day, without planned amounts for lack of critical power. */
    listUnestimated: (user_id: string, before: string): Promise<WorkoutRow[]> =>
      db
        .select()
        .from(planned_workout)
        .where(and(isOf(user_id), isThere, lt(planned_workout.day, before), isNull(planned_workout.planned)))
        .orderBy(asc(planned_workout.day), asc(planned_workout.id)),

    /** How many lie on each of some days; days without any are left out. */
    async countOn(user_id: string, days: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (days.length === 0) return new Map();
      const rows = await db
        .select({day: planned_workout.day, count: sql<number>`count(*)::integer`})
        .from(planned_workout)
        .where(and(isOf(user_id), isThere, inArray(planned_workout.day, [...days])))
        .groupBy(planned_workout.day);
      return new Map(rows.map(({day, count}) => [day, count]));
    },

    async add(rows: readonly NewWorkoutRow[]): Promise<WorkoutRow[]> {
      return rows.length === 0
        ? []
        : db
            .insert(planned_workout)
            .values([...rows])
            .returning();
    },

    /**
     * Removes workouts that were deleted too long ago to be restored. Those of a paused plan stay, since they are
     * restored with it.
     */
    async purge(before: Date) {
      const resting = db
        .select({id: training_plan.id})
        .from(training_plan)
        .where(and(eq(training_plan.state, "paused"), isNull(training_plan.deleted_at)));
      const isOver = and(
        lt(planned_workout.deleted_at, before),
        or(isNull(planned_workout.plan_id), notInArray(planned_workout.plan_id, resting)),
      );
      const over = db.select({id: planned_workout.id}).from(planned_workout).where(isOver);
      await db
        .delete(activity_pair)
        .where(and(eq(activity_pair.kind, "workout"), inArray(activity_pair.target_id, over)));
      await db.delete(planned_workout).where(isOver);
    },

    /** Every change has a version of its own. */
    async change(id: string, set: Partial<NewWorkoutRow>, at: Date): Promise<WorkoutRow> {
      const [row] = await db
        .update(planned_workout)
        .set({...set, updated_at: at, version: sql`${planned_workout.version} + 1`})
        .where(eq(planned_workout.id, id))
        .returning();
      if (!row) throw new Error("A workout that was locked is gone");
      return row;
    },

    /** The context of each of some workouts of one athlete. A user who may plan sees all of it. */
    async contextsOf(
      rows: readonly WorkoutRow[],
      page: PageLocale,
      viewer: Viewer = null,
    ): Promise<(row: WorkoutRow) => WorkoutContext> {
      if (rows.length === 0) return () => ({viewer, page, pair: null, author: null, comments: 0});
      const ids = rows.map(({id}) => id);
      const pairs = await readPairedRuns(db, rows[0]?.user_id ?? "", "workout", ids);
      const comments = await countComments(db, "workout", ids);
      const authors = await readAuthors(
        db,
        rows.map(({author_id}) => author_id),
      );
      return ({id, author_id}) => ({
        viewer,
        page,
        pair: pairs.get(id) ?? null,
        author: authors.get(author_id ?? "") ?? null,
        comments: comments.get(id) ?? 0,
      });
    },
  };
}
