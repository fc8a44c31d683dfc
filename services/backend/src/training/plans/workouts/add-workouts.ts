import {dayInZone, wallTime} from "@gradus/schemas/zoned-time";
import {type Athlete, requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {NewWorkout, PlannedWorkoutDetail} from "../../../contract/workouts.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {notFound} from "../../../core/errors.ts";
import {type AthleteProfile, estimateBlocks, requireUsable} from "../../power/estimates/estimate-blocks.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import {notify} from "../notifications/notify.ts";
import {pairDays} from "../pairs/pair-days.ts";
import {plannedStart} from "../planned/planned-start.ts";
import {findTemplate} from "./find-template.ts";
import {toPlannedWorkoutDetail, type WorkoutRow} from "./to-planned-workout.ts";
import {authorOf, type WorkoutDeps, type WorkoutToPlan, type Writer} from "./workout-deps.ts";
import {createWorkoutRepository, type NewWorkoutRow} from "./workout-repository.ts";
import {requireRoom} from "./workout-rules.ts";

export function addWorkout(deps: WorkoutDeps, writer: Writer, input: NewWorkout) {
  requireUsable(input.blocks);
  const source = authorOf(writer) === null ? "own" : "coach";
  return planWorkout(deps, writer, async () => ({...input, source, source_id: null, library_text: null}));
}

/** Unix seconds of the day, and the time of day, on which a workout of the library is planned. */
export interface Schedule {
  readonly id: string;
  readonly timestamp: number;
}

/** One of the library or of the writer's templates, on the local day of a moment; at midnight it has no time. */
export function scheduleWorkout(deps: WorkoutDeps, writer: Writer, {id, timestamp}: Schedule) {
  return planWorkout(deps, writer, async (tx, {timezone}) => {
    const template = await findTemplate(tx, writer, id);
    if (!template) throw notFound();
    const instant = new Date(timestamp * 1000);
    const time = wallTime(instant, timezone).slice("yyyy-MM-ddT".length);
    return {...template, day: dayInZone(instant, timezone), time: time === "00:00" ? null : time};
  });
}

function planWorkout(
  {db, now}: WorkoutDeps,
  writer: Writer,
  read: (tx: Db, athlete: Athlete) => Promise<WorkoutToPlan>,
): Promise<PlannedWorkoutDetail> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, writer.owner);
    const athlete = await requireAthlete(tx, writer.owner, now());
    const input = await read(tx, athlete);
    const [row] = await addRows(tx, {writer, athlete, at: now()}, [input]);
    if (!row) throw new Error("A workout was not planned");
    await pairDays(tx, writer.owner, [row.day], now());
    await notifyAthlete(tx, writer, row, now());
    const workouts = createWorkoutRepository(tx);
    return toPlannedWorkoutDetail(row, (await workouts.contextsOf([row], writer.page))(row));
  });
}

/**
 * Notifies the athlete of a coach's planned workout in PowerCenter only, without a mail: a week of it would be seven
 * mails.
 */
async function notifyAthlete(tx: Db, writer: Writer, {id, title, library_text, day}: WorkoutRow, at: Date) {
  const actor_id = authorOf(writer);
  if (actor_id === null) return;
  const about = {owner_id: writer.owner, title, workout_id: id, day, count: 1};
  await notify(tx, [
    {user_id: writer.owner, kind: "assigned", actor_id, about, library_text, created_at: at},
  ]);
}

export interface AddContext {
  readonly writer: Pick<Writer, "owner" | "actor">;
  readonly athlete: Athlete;
  readonly at: Date;
}

/**
 * Plans the workouts, estimated for their runner, in a transaction that holds the account lock. Throws when a day is
 * full.
 */
export async function addRows(tx: Db, context: AddContext, workouts: readonly WorkoutToPlan[]) {
  const {owner} = context.writer;
  await requireRoom(
    tx,
    owner,
    workouts.map(({day}) => day),
  );
  const athleteOn = await readAthleteProfile(tx, context.athlete);
  const rows = workouts.map((each) => toRow(each, athleteOn(each.day), context));
  return createWorkoutRepository(tx).add(rows);
}

function toRow(
  workout: WorkoutToPlan,
  athleteProfile: AthleteProfile,
  {writer, athlete, at}: AddContext,
): NewWorkoutRow {
  return {
    id: newId("wkt"),
    user_id: writer.owner,
    title: workout.title,
    type: workout.type,
    desc: workout.desc,
    surface: workout.surface,
    objective: workout.objective,
    tags: [...new Set(workout.tags)],
    blocks: workout.blocks,
    day: workout.day,
    time: workout.time,
    start_time: plannedStart(workout.day, workout.time, athlete.timezone),
    ...estimateBlocks(workout.blocks, athleteProfile),
    source: workout.source,
    source_id: workout.source_id,
    library_text: workout.library_text,
    ...workout.ofPlan,
    author_id: authorOf(writer),
    created_at: at,
    updated_at: at,
  };
}
