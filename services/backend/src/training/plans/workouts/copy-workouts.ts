import type {z} from "zod";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {workoutCopies, workoutCopy} from "../../../contract/workouts.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {notFound} from "../../../core/errors.ts";
import {addRows} from "./add-workouts.ts";
import {racesOn} from "./reschedule-workouts.ts";
import {toPlannedWorkout, type WorkoutRow} from "./to-planned-workout.ts";
import {authorOf, type WorkoutDeps, type WorkoutToPlan, type Writer} from "./workout-deps.ts";
import {createWorkoutRepository} from "./workout-repository.ts";

type Copies = z.infer<typeof workoutCopies>;

/** Copies each workout to each day, and returns the existing items there; a dry run returns only those. */
export function copyWorkouts(
  {db, now}: WorkoutDeps,
  writer: Writer,
  {ids, days, dry_run}: z.output<typeof workoutCopy>,
): Promise<Copies> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, writer.owner);
    const workouts = createWorkoutRepository(tx);
    const rows = await workouts.lock(writer.owner, ids);
    if (rows.length < new Set(ids).size || rows.some(({deleted_at}) => deleted_at !== null)) throw notFound();
    const conflicts = await conflictsOn(tx, writer, [...new Set(days)].sort());
    if (dry_run) return {items: [], conflicts};
    const athlete = await requireAthlete(tx, writer.owner, now());
    const copies = [...new Set(days)].sort().flatMap((day) => rows.map((row) => toCopy(row, day, writer)));
    const added = await addRows(tx, {writer, athlete, at: now()}, copies);
    const contextOf = await workouts.contextsOf(added, writer.page);
    return {items: added.map((row) => toPlannedWorkout(row, contextOf(row))), conflicts};
  });
}

/** A copy is independent: it belongs to no plan. */
function toCopy(row: WorkoutRow, day: string, writer: Writer): WorkoutToPlan {
  const {title, type, desc, surface, objective, tags, blocks, time, source_id, library_text} = row;
  const source = authorOf(writer) === null ? "own" : "coach";
  return {
    title,
    type,
    desc,
    surface,
    objective,
    tags,
    blocks,
    time,
    day,
    source,
    source_id,
    library_text,
  };
}

async function conflictsOn(
  tx: Db,
  {owner, page}: Writer,
  days: readonly string[],
): Promise<Copies["conflicts"]> {
  const counts = await createWorkoutRepository(tx).countOn(owner, days);
  const races = new Map((await racesOn(tx, {owner, page}, days)).map(({day, title}) => [day, title]));
  return days
    .filter((day) => counts.has(day) || races.has(day))
    .map((day) => ({day, workouts: counts.get(day) ?? 0, race: races.get(day) ?? null}));
}
