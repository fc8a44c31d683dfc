import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {Db} from "../../../core/db/db.ts";
import {cpOn, createCpHistory} from "../critical-power/cp-history.ts";
import {familyUntil} from "../critical-power/family-on.ts";
import {sameFamily} from "../critical-power/same-family.ts";
import type {AthleteProfile} from "./estimate-blocks.ts";

/**
 * The runner for estimates of workouts, by day: with the weight and critical power in force then; days to come use
 * today's.
 */
export async function readAthleteProfile(
  db: Db,
  {id, today, weightOn}: Pick<Athlete, "id" | "today" | "weightOn">,
): Promise<(day: string) => AthleteProfile> {
  const family = await familyUntil(db, id, today);
  const rows = sameFamily(await createCpHistory(db).list(id), family);
  return (day) => ({
    weight: weightOn(day < today ? day : today),
    criticalPower: cpOn(rows, day < today ? day : today)?.critical_power ?? null,
  });
}
