import {isDeepStrictEqual} from "node:util";
import {eq} from "drizzle-orm";
import {findAthlete} from "../../accounts/account/find-athlete.ts";
import type {Db} from "../../core/db/db.ts";
import {readWorker} from "../estimates/read-worker.ts";
import {workOut} from "../estimates/work-out.ts";
import {planned_workout} from "../planned/tables.ts";
import {createWorkoutRepository} from "./workout-repository.ts";

/**
 * In the transaction that changes critical power: works out what is planned from today on. Targets are percentages, so the
 * workouts themselves stay; what they come to does not. What is over stays as it was planned.
 */
export async function reworkWorkouts(tx: Db, user_id: string, now: Date): Promise<void> {
  const athlete = await findAthlete(tx, user_id, now);
  const rows = await createWorkoutRepository(tx).listFrom(user_id, athlete.today);
  if (rows.length === 0) return;
  const workerOn = await readWorker(tx, athlete);
  for (const {id, blocks, day, planned, profile} of rows) {
    const anew = workOut(blocks, workerOn(day));
    if (isDeepStrictEqual(anew, {planned, profile})) continue;
    await tx.update(planned_workout).set(anew).where(eq(planned_workout.id, id));
  }
}
