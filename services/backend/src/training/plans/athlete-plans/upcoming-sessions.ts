import {addDays} from "@gradus/training/numbers/days";
import {and, eq, gte} from "drizzle-orm";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {Db} from "../../../core/db/db.ts";
import {pairDays} from "../pairs/pair-days.ts";
import {pairedRuns} from "../pairs/pair-runs.ts";
import {plan_supplemental, planned_workout} from "../planned/tables.ts";
import type {WorkoutRow} from "../workouts/to-planned-workout.ts";
import {createWorkoutRepository} from "../workouts/workout-repository.ts";
import {requireRoom} from "../workouts/workout-rules.ts";
import {createPlanRepository} from "./plan-repository.ts";
import type {Form} from "./read-form.ts";

/** The first day that may change: the rest of a day on which the athlete has run belongs to that run. */
export const firstOpenDay = ({lastRun}: Pick<Form, "lastRun">, today: string) =>
  lastRun === today ? addDays(today, 1) : today;

export async function listUpcomingSessions(
  tx: Db,
  user_id: string,
  plan_id: string,
  first: string,
): Promise<WorkoutRow[]> {
  const done = await pairedRuns(tx, user_id, "workout");
  const rows = await createPlanRepository(tx).sessions(plan_id, first);
  return rows.filter(({id}) => !done.has(id));
}

/** Removes the upcoming sessions from the calendar, with the supplementary sessions beside them. */
export async function removeUpcomingSessions(
  tx: Db,
  user_id: string,
  plan_id: string,
  first: string,
  at: Date,
) {
  await removeSessions(tx, plan_id, await listUpcomingSessions(tx, user_id, plan_id, first), {first, at});
}

/** Removes the given sessions, and all supplementary sessions from `first` on. */
export async function removeSessions(
  tx: Db,
  plan_id: string,
  rows: readonly WorkoutRow[],
  {first, at}: {readonly first: string; readonly at: Date},
) {
  for (const {id} of rows) await createWorkoutRepository(tx).change(id, {deleted_at: at}, at);
  await createPlanRepository(tx).removeSupplementarySessions(plan_id, first, at);
}

/** Brings back what was taken out at a moment, from a day on. */
export async function restoreUpcomingSessions(
  tx: Db,
  {id: user_id}: Athlete,
  plan_id: string,
  {first, since, at}: {readonly first: string; readonly since: Date; readonly at: Date},
) {
  const deletedRows = await tx
    .select({id: planned_workout.id, day: planned_workout.day})
    .from(planned_workout)
    .where(
      and(
        eq(planned_workout.plan_id, plan_id),
        eq(planned_workout.deleted_at, since),
        gte(planned_workout.day, first),
      ),
    );
  const days = deletedRows.map(({day}) => day);
  await requireRoom(tx, user_id, days);
  for (const {id} of deletedRows) await createWorkoutRepository(tx).change(id, {deleted_at: null}, at);
  await tx
    .update(plan_supplemental)
    .set({deleted_at: null, updated_at: at})
    .where(
      and(
        eq(plan_supplemental.plan_id, plan_id),
        eq(plan_supplemental.deleted_at, since),
        gte(plan_supplemental.day, first),
      ),
    );
  await pairDays(tx, user_id, [...new Set(days)], at);
}
