import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {PlannedWorkoutDetail, WorkoutEdit} from "../../../contract/workouts.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {notFound} from "../../../core/errors.ts";
import {estimateBlocks, requireUsable} from "../../power/estimates/estimate-blocks.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import type {Viewer} from "../../runs/activities/to-activity.ts";
import {pairDays} from "../pairs/pair-days.ts";
import {plannedStart} from "../planned/planned-start.ts";
import {countPlanWeeks} from "./count-plan-weeks.ts";
import {moveSupplementarySessions} from "./move-supplementary-sessions.ts";
import {toPlannedWorkoutDetail} from "./to-planned-workout.ts";
import type {WorkoutDeps, Writer} from "./workout-deps.ts";
import {createWorkoutRepository, type NewWorkoutRow} from "./workout-repository.ts";
import {requireRoom, requireUnchanged} from "./workout-rules.ts";

/** A workout with all of it, for viewers who may read plans; a deleted one is visible to its owner only. */
export async function getWorkout(
  db: Db,
  owner: string,
  viewer: Viewer,
  id: string,
): Promise<PlannedWorkoutDetail> {
  const workouts = createWorkoutRepository(db);
  const row = await workouts.get(owner, id);
  if (!row || (row.deleted_at !== null && viewer !== null)) throw notFound();
  return toPlannedWorkoutDetail(row, (await workouts.contextsOf([row], viewer))(row));
}

/** Changes what is named. `plan_id` where it was found by its plan. */
export function editWorkout(
  {db, now}: WorkoutDeps,
  {owner}: Writer,
  edit: WorkoutEdit,
  plan_id: string | null = null,
): Promise<PlannedWorkoutDetail> {
  if (edit.blocks) requireUsable(edit.blocks);
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, owner);
    const workouts = createWorkoutRepository(tx);
    const [row] = await workouts.lock(owner, [edit.id]);
    if (!row || (plan_id !== null && row.plan_id !== plan_id)) throw notFound();
    await requireUnchanged(tx, row, edit.version);
    const {timezone, ...athlete} = await requireAthlete(tx, owner, now());
    const day = edit.day ?? row.day;
    const time = edit.time === undefined ? row.time : edit.time;
    if (day !== row.day) await requireRoom(tx, owner, [day]);
    const athleteOn = await readAthleteProfile(tx, athlete);
    const changed = await workouts.change(
      row.id,
      {
        ...editedColumns(edit),
        ...(edit.blocks && estimateBlocks(edit.blocks, athleteOn(day))),
        day,
        time,
        start_time: plannedStart(day, time, timezone),
        is_edited: row.plan_id !== null,
      },
      now(),
    );
    await countPlanWeeks(tx, [changed], now());
    if (day !== row.day) {
      await moveSupplementarySessions(tx, [changed], now());
      await pairDays(tx, owner, [day], now());
    }
    return toPlannedWorkoutDetail(changed, (await workouts.contextsOf([changed]))(changed));
  });
}

/** Listed, not spread: a body reaches no other column, whatever its schema becomes. */
function editedColumns({
  title,
  type,
  desc,
  surface,
  objective,
  tags,
  blocks,
  skipped,
}: WorkoutEdit): Partial<NewWorkoutRow> {
  return {
    ...(title !== undefined && {title}),
    ...(type !== undefined && {type}),
    ...(desc !== undefined && {desc}),
    ...(surface !== undefined && {surface}),
    ...(objective !== undefined && {objective}),
    ...(tags !== undefined && {tags: [...new Set(tags)]}),
    ...(blocks !== undefined && {blocks}),
    ...(skipped !== undefined && {skipped}),
  };
}
