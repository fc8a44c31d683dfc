import type {WorkoutWords} from "@gradus/training/library/library-workout";
import {keysThatHold} from "@gradus/training/library/words/library-text";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {PlannedWorkoutDetail, WorkoutEdit} from "../../../contract/workouts.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {notFound} from "../../../core/errors.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {estimateBlocks, requireUsable} from "../../power/estimates/estimate-blocks.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import type {Viewer} from "../../runs/activities/to-activity.ts";
import {pairDays} from "../pairs/pair-days.ts";
import {plannedStart} from "../planned/planned-start.ts";
import {countPlanWeeks} from "./count-plan-weeks.ts";
import {moveSupplementarySessions} from "./move-supplementary-sessions.ts";
import {toPlannedWorkoutDetail, type WorkoutRow} from "./to-planned-workout.ts";
import type {WorkoutDeps, Writer} from "./workout-deps.ts";
import {createWorkoutRepository, type NewWorkoutRow} from "./workout-repository.ts";
import {requireRoom, requireUnchanged} from "./workout-rules.ts";

/** A workout with all of it, for viewers who may read plans; a deleted one is visible to its owner only. */
export async function getWorkout(
  db: Db,
  owner: string,
  {viewer, page}: {readonly viewer: Viewer; readonly page: PageLocale},
  id: string,
): Promise<PlannedWorkoutDetail> {
  const workouts = createWorkoutRepository(db);
  const row = await workouts.get(owner, id);
  if (!row || (row.deleted_at !== null && viewer !== null)) throw notFound();
  return toPlannedWorkoutDetail(row, (await workouts.contextsOf([row], page, viewer))(row));
}

/** Changes what is named. `plan_id` where it was found by its plan. */
export function editWorkout(
  {db, now}: WorkoutDeps,
  {owner, page}: Writer,
  edit: WorkoutEdit,
  plan_id: string | null = null,
): Promise<PlannedWorkoutDetail> {
  if (edit.blocks) requireUsable(edit.blocks);
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, owner);
    const workouts = createWorkoutRepository(tx);
    const [row] = await workouts.lock(owner, [edit.id]);
    if (!row || (plan_id !== null && row.plan_id !== plan_id)) throw notFound();
    await requireUnchanged(tx, row, {version: edit.version, page});
    const {timezone, ...athlete} = await requireAthlete(tx, owner, now());
    const day = edit.day ?? row.day;
    const time = edit.time === undefined ? row.time : edit.time;
    if (day !== row.day) await requireRoom(tx, owner, [day]);
    const athleteOn = await readAthleteProfile(tx, athlete);
    const changed = await workouts.change(
      row.id,
      {
        ...editedColumns(edit),
        ...typedTexts(row, edit),
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
    return toPlannedWorkoutDetail(changed, (await workouts.contextsOf([changed], page))(changed));
  });
}

/** Listed, not spread: a body reaches no other column, whatever its schema becomes. */
function editedColumns({type, surface, tags, blocks, skipped}: WorkoutEdit): Partial<NewWorkoutRow> {
  return {
    ...(type !== undefined && {type}),
    ...(surface !== undefined && {surface}),
    ...(tags !== undefined && {tags: [...new Set(tags)]}),
    ...(blocks !== undefined && {blocks}),
    ...(skipped !== undefined && {skipped}),
  };
}

/** A text of the library that comes back as it was shown stays as it is stored: only what a user typed is written. */
function typedTexts(row: WorkoutRow, {title, desc, objective}: WorkoutEdit): Partial<NewWorkoutRow> {
  const library_text = keysThatHold(row.library_text, {title, desc, objective});
  const typed = (kind: keyof WorkoutWords, sent: string | undefined) =>
    sent !== undefined && !library_text?.[kind] && {[kind]: sent};
  return {...typed("title", title), ...typed("desc", desc), ...typed("objective", objective), library_text};
}
