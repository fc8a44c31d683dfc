import {isDeepStrictEqual} from "node:util";
import {and, eq} from "drizzle-orm";
import {type Athlete, requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {PlanDetail} from "../../../contract/plans.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {estimateBlocks} from "../../power/estimates/estimate-blocks.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import {pairDays} from "../pairs/pair-days.ts";
import {pairedRuns} from "../pairs/pair-runs.ts";
import {plannedStart} from "../planned/planned-start.ts";
import {type ChangedSession, plan_change} from "../planned/tables.ts";
import {countPlanWeeks} from "../workouts/count-plan-weeks.ts";
import {
  moveSupplementarySessions,
  restoreSupplementarySessionsOf,
} from "../workouts/move-supplementary-sessions.ts";
import {toPlannedWorkoutDetail, type WorkoutRow} from "../workouts/to-planned-workout.ts";
import type {Writer} from "../workouts/workout-deps.ts";
import {createWorkoutRepository, type NewWorkoutRow} from "../workouts/workout-repository.ts";
import {requireRoom} from "../workouts/workout-rules.ts";
import {getPlan, undoUntil} from "./get-plan.ts";
import type {PlanDeps} from "./plan-deps.ts";
import {type ChangeRow, createPlanRepository} from "./plan-repository.ts";

export interface ChangePath {
  readonly plan_id: string;
  readonly change_id: string;
}

/** Brings a session back as it was before its plan changed it. Works twice. */
export function undoChange(
  {db, now}: PlanDeps,
  {owner, page}: Writer,
  {plan_id, change_id}: ChangePath,
): Promise<PlanDetail> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, owner);
    await createPlanRepository(tx).lock(owner, plan_id);
    const [change] = await tx
      .select()
      .from(plan_change)
      .where(and(eq(plan_change.id, change_id), eq(plan_change.plan_id, plan_id)));
    if (!change) throw notFound();
    if (change.undone_at === null) {
      const athlete = await requireAthlete(tx, owner, now());
      await restoreSession(tx, {athlete, page, at: now()}, change);
      await tx.update(plan_change).set({undone_at: now()}).where(eq(plan_change.id, change_id));
    }
    return getPlan(tx, owner, plan_id, {now: now(), viewer: null, page});
  });
}

interface UndoContext {
  readonly athlete: Athlete;
  readonly page: PageLocale;
  readonly at: Date;
}

async function restoreSession(tx: Db, context: UndoContext, change: ChangeRow) {
  const {athlete, at} = context;
  const {before, workout_id} = change;
  const workouts = createWorkoutRepository(tx);
  const [row] = workout_id === null ? [] : await workouts.lock(athlete.id, [workout_id]);
  if (!row || before === null || undoUntil(change, athlete.today, at) === null)
    throw new AppError("conflict", "It cannot be taken back any more");
  await requireUntouched(tx, context, row, change.after);
  const set = contentOf(before);
  const day = set.day ?? row.day;
  if (row.deleted_at !== null || day !== row.day) await requireRoom(tx, athlete.id, [day]);
  const athleteOn = await readAthleteProfile(tx, athlete);
  const back = await workouts.change(
    row.id,
    {
      ...set,
      deleted_at: null,
      start_time: plannedStart(day, row.time, athlete.timezone),
      ...estimateBlocks(set.blocks ?? row.blocks, athleteOn(day)),
    },
    at,
  );
  await restoreSupplementarySessionsOf(tx, [row], at);
  await moveSupplementarySessions(tx, [back], at);
  await countPlanWeeks(tx, [back], at);
  await pairDays(tx, athlete.id, [day], at);
}

/** Throws where a user changed the session since, or ran it: what they did stays. */
async function requireUntouched(
  tx: Db,
  {athlete, page}: UndoContext,
  row: WorkoutRow,
  after: ChangedSession | null,
) {
  const isRun = (await pairedRuns(tx, athlete.id, "workout")).has(row.id);
  const isAsLeft =
    after === null
      ? row.deleted_at !== null
      : row.deleted_at === null &&
        row.day === after.day &&
        isDeepStrictEqual(contentOf(after).blocks, row.blocks);
  if (isAsLeft && !isRun) return;
  const contextOf = await createWorkoutRepository(tx).contextsOf([row], page);
  throw new AppError("conflict", "It was changed meanwhile", {
    workout: toPlannedWorkoutDetail(row, contextOf(row)),
  });
}

/**
 * What the row was made of. Written by us alone, beside the change; the time of day is its runner's. A release without
 * keys of texts may have written it: its stored texts must not meet the keys of what came after.
 */
function contentOf({workout}: ChangedSession): Partial<NewWorkoutRow> {
  const workoutValues: Partial<NewWorkoutRow> = workout;
  const {time: _time, ...content} = workoutValues;
  return {library_text: null, ...content};
}
