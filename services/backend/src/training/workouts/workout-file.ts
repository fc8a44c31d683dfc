import {encodeWorkout} from "@gradus/training/export/fit-workout";
import {findAthlete} from "../../accounts/account/find-athlete.ts";
import {readWorker} from "../estimates/read-worker.ts";
import {getWorkout} from "./edit-workout.ts";
import type {WorkoutDeps, Writer} from "./workout-deps.ts";

/** A planned workout for a watch, in watts of the critical power in force on its day. */
export async function workoutFile({db, now}: WorkoutDeps, writer: Writer, id: string): Promise<Uint8Array> {
  const {title, blocks, day} = await getWorkout(db, writer, id);
  const athlete = await findAthlete(db, writer.owner, now());
  const {criticalPower} = (await readWorker(db, athlete))(day);
  return encodeWorkout({title, blocks, criticalPower, created: Math.floor(now().getTime() / 1000)});
}
