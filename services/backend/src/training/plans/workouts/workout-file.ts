import {encodeWorkout} from "@gradus/training/workouts/fit-workout";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import {seesRunner, type Viewer} from "../../runs/activities/to-activity.ts";
import {getWorkout} from "./edit-workout.ts";
import type {WorkoutDeps} from "./workout-deps.ts";

/**
 * A planned workout for a watch, in watts of the critical power in force on its day for viewers who may see critical
 * power.
 */
export async function workoutFile(
  {db, now}: WorkoutDeps,
  owner: string,
  reader: {readonly viewer: Viewer; readonly page: PageLocale},
  id: string,
): Promise<Uint8Array> {
  const {title, blocks, day} = await getWorkout(db, owner, reader, id);
  const athlete = await requireAthlete(db, owner, now());
  const {criticalPower: known} = (await readAthleteProfile(db, athlete))(day);
  const criticalPower = seesRunner(reader.viewer) ? known : null;
  return encodeWorkout({title, blocks, criticalPower, created: Math.floor(now().getTime() / 1000)});
}
