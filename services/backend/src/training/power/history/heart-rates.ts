import {isoDay} from "@gradus/training/numbers/days";
import {isRising} from "@gradus/training/stress/heart-rate-stress";
import {believableMaximum} from "@gradus/training/stress/maximum-heart-rate";
import {and, between, eq, isNull, sql} from "drizzle-orm";
import {createAccountRepository} from "../../../accounts/account/account-repository.ts";
import {ageOn} from "../../../contract/bounds.ts";
import type {Db} from "../../../core/db/db.ts";
import type {RunnerHeart} from "../../runs/activities/derive-run.ts";
import {activity} from "../../runs/activities/tables.ts";

/** What stress is computed from where there is no power; null until resting, threshold and maximum are known. */
export async function readHeart(db: Db, user_id: string, now: Date): Promise<RunnerHeart | null> {
  const known = await createAccountRepository(db).getProfile(user_id);
  const {resting_heart_rate: resting, threshold_heart_rate: threshold, gender} = known ?? {};
  if (typeof resting !== "number" || typeof threshold !== "number") return null;
  const maximum = await readMaximumHeartRate(db, user_id, now);
  if (maximum === null || !isRising({resting, threshold, maximum})) return null;
  return {rates: {resting, threshold, maximum}, weights: gender === "female" ? "female" : "male"};
}

/** In 1/min: the athlete's own setting, otherwise the highest plausible value of their runs; null without either. */
export async function readMaximumHeartRate(db: Db, user_id: string, now: Date): Promise<number | null> {
  const known = await createAccountRepository(db).getProfile(user_id);
  if (!known) return null;
  if (known.maximum_heart_rate !== null) return known.maximum_heart_rate;
  const {min, max} = believableMaximum(ageOn(isoDay(now), known.date_of_birth));
  const highest = sql`(${activity.summary}->>'max_heart_rate')::float8`;
  const counts = and(
    eq(activity.user_id, user_id),
    isNull(activity.deleted_at),
    eq(activity.is_excluded, false),
  );
  const [observed] = await db
    .select({rate: sql<number | null>`max(${highest})`})
    .from(activity)
    .where(and(counts, between(highest, min, max)));
  return observed?.rate ?? null;
}
