import {and, asc, count, desc, eq, gte, inArray, isNull, lte, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {notification} from "../../plans/notifications/tables.ts";
import {activity_pair} from "../../plans/pairs/tables.ts";
import {calendar_event, planned_workout} from "../../plans/planned/tables.ts";
import {cp_history} from "../../power/critical-power/tables.ts";
import {activity} from "../../runs/activities/tables.ts";

export interface Days {
  readonly from: string;
  readonly to: string;
}

const number = (key: "moving_time" | "distance") => sql<number>`coalesce(${activity[key]}, 0)`;

/** Each reads of all athletes at once: so many statements, however many they are. */
export function createAthleteReads(db: Db) {
  return {
    /** Workouts with the run each of them was. */
    listWorkouts: (ids: readonly string[], {from, to}: Days) =>
      db
        .select({
          user_id: planned_workout.user_id,
          day: planned_workout.day,
          planned: planned_workout.planned,
          skipped: planned_workout.skipped,
          run_id: activity.id,
          duration: number("moving_time"),
          distance: number("distance"),
          stress: activity.stress,
          stress_method: activity.stress_method,
        })
        .from(planned_workout)
        .leftJoin(
          activity_pair,
          and(
            eq(activity_pair.user_id, planned_workout.user_id),
            eq(activity_pair.kind, "workout"),
            eq(activity_pair.target_id, planned_workout.id),
          ),
        )
        .leftJoin(activity, and(eq(activity.id, activity_pair.activity_id), isNull(activity.deleted_at)))
        .where(
          and(
            inArray(planned_workout.user_id, [...ids]),
            isNull(planned_workout.deleted_at),
            gte(planned_workout.day, from),
            lte(planned_workout.day, to),
          ),
        ),

    listRuns: (ids: readonly string[], {from, to}: Days) =>
      db
        .select({
          user_id: activity.user_id,
          day: activity.local_day,
          duration: number("moving_time"),
          stress: activity.stress,
        })
        .from(activity)
        .where(and(isRunOf(ids), gte(activity.local_day, from), lte(activity.local_day, to))),

    listLastRuns: (ids: readonly string[]) =>
      db
        .selectDistinctOn([activity.user_id], {
          user_id: activity.user_id,
          id: activity.id,
          name: activity.name,
          day: activity.local_day,
          duration: number("moving_time"),
          distance: number("distance"),
        })
        .from(activity)
        .where(isRunOf(ids))
        .orderBy(activity.user_id, desc(activity.start_time)),

    listCriticalPower: (ids: readonly string[]) =>
      db
        .select({
          user_id: cp_history.user_id,
          day: cp_history.day,
          critical_power: cp_history.critical_power,
          source: cp_history.source,
          family: cp_history.family,
        })
        .from(cp_history)
        .where(and(inArray(cp_history.user_id, [...ids]), isNull(cp_history.deleted_at)))
        .orderBy(asc(cp_history.user_id), asc(cp_history.day)),

    listIllness: (ids: readonly string[], {from, to}: Days) =>
      db
        .select({
          user_id: calendar_event.user_id,
          from: calendar_event.day,
          to: sql<string>`coalesce(${calendar_event.until}, ${calendar_event.day})::text`,
        })
        .from(calendar_event)
        .where(
          and(
            inArray(calendar_event.user_id, [...ids]),
            eq(calendar_event.kind, "illness"),
            isNull(calendar_event.deleted_at),
            lte(calendar_event.day, to),
            sql`coalesce(${calendar_event.until}, ${calendar_event.day}) >= ${from}::date`,
          ),
        ),

    /** The number of comments on each athlete's training that `me` has not read. */
    countUnread: (me: string) =>
      db
        .select({user_id: sql<string>`${notification.about}->>'owner_id'`, unread: count()})
        .from(notification)
        .where(
          and(eq(notification.user_id, me), eq(notification.kind, "comment"), isNull(notification.read_at)),
        )
        .groupBy(sql`${notification.about}->>'owner_id'`),
  };
}

function isRunOf(ids: readonly string[]) {
  return and(
    inArray(activity.user_id, [...ids]),
    isNull(activity.deleted_at),
    isNull(activity.sibling_of),
    eq(activity.is_excluded, false),
  );
}

type Reads = ReturnType<typeof createAthleteReads>;
export type AthleteWorkout = Awaited<ReturnType<Reads["listWorkouts"]>>[number];
export type AthleteRun = Awaited<ReturnType<Reads["listRuns"]>>[number];
export type AthleteLastRun = Awaited<ReturnType<Reads["listLastRuns"]>>[number];
export type AthleteCp = Awaited<ReturnType<Reads["listCriticalPower"]>>[number];
export type AthleteIllness = Awaited<ReturnType<Reads["listIllness"]>>[number];
