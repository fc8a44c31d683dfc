import {isDeepStrictEqual} from "node:util";
import {eq} from "drizzle-orm";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import {withTransaction} from "../../../core/db/db.ts";
import {estimateBlocks} from "../../power/estimates/estimate-blocks.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import {pairDays} from "../pairs/pair-days.ts";
import {planned_workout} from "../planned/tables.ts";
import type {WorkoutDeps} from "./workout-deps.ts";
import {createWorkoutRepository} from "./workout-repository.ts";

/**
 * Estimates the workouts from today on again, with the current critical power. Targets are percentages, so the workouts
 * themselves stay; their amounts change. Past ones stay as planned, except those without amounts: a critical power
 * dated back gives them theirs, and their days are paired again. May run twice.
 */
export function reestimateWorkouts({db, now}: WorkoutDeps, user_id: string): Promise<void> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, user_id);
    const athlete = await requireAthlete(tx, user_id, now());
    const workouts = createWorkoutRepository(tx);
    const over = await workouts.listUnestimated(user_id, athlete.today);
    const rows = [...over, ...(await workouts.listFrom(user_id, athlete.today))];
    if (rows.length === 0) return;
    const athleteOn = await readAthleteProfile(tx, athlete);
    for (const {id, blocks, day, planned, profile} of rows) {
      const anew = estimateBlocks(blocks, athleteOn(day));
      if (isDeepStrictEqual(anew, {planned, profile})) continue;
      await tx.update(planned_workout).set(anew).where(eq(planned_workout.id, id));
    }
    await pairDays(tx, user_id, [...new Set(over.map(({day}) => day))], now());
  });
}
