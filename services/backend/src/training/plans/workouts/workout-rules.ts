import {WORKOUT_BOUNDS} from "../../../contract/workout-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {AppError} from "../../../core/errors.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {removalReason} from "./removal-reason.ts";
import {toPlannedWorkoutDetail, type WorkoutRow} from "./to-planned-workout.ts";
import {createWorkoutRepository} from "./workout-repository.ts";

/** Throws where more come onto a day than a day holds, once others have left theirs. */
export async function requireRoom(
  tx: Db,
  user_id: string,
  newDays: readonly string[],
  leaving: readonly string[] = [],
) {
  const days = [...new Set(newDays)];
  const existingCount = await createWorkoutRepository(tx).countOn(user_id, days);
  const {max} = WORKOUT_BOUNDS.day;
  const countIn = (list: readonly string[], day: string) => list.filter((each) => each === day).length;
  const isFull = days.some(
    (day) => (existingCount.get(day) ?? 0) + countIn(newDays, day) - countIn(leaving, day) > max,
  );
  if (isFull) throw new AppError("limit_reached", "A day holds no more workouts", {params: {limit: max}});
}

/** Throws where it was removed, or changed since the version that was seen, and brings it as it is. */
export async function requireUnchanged(
  tx: Db,
  row: WorkoutRow,
  {version: expected, page}: {readonly version: number | undefined; readonly page: PageLocale},
) {
  const isRemoved = row.deleted_at !== null;
  if (!isRemoved && (expected === undefined || expected === row.version)) return;
  const contextOf = await createWorkoutRepository(tx).contextsOf([row], page);
  const removal = await removalReason(tx, row);
  throw new AppError("conflict", isRemoved ? "It was removed meanwhile" : "It was changed meanwhile", {
    workout: toPlannedWorkoutDetail(row, contextOf(row)),
    ...(removal && {removal}),
  });
}
