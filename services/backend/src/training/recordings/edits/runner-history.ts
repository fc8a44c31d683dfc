import {readAthlete} from "../../../accounts/account/athlete.ts";
import type {Db} from "../../../core/db/db.ts";
import {listCriticalPower} from "../../power/critical-power/list-critical-power.ts";
import {readHeart} from "../../power/history/heart-rates.ts";
import type {RunnerHistory} from "../reading/read-file.ts";

/** Null once the account is gone. */
export async function runnerHistory(db: Db, user_id: string, now: Date): Promise<RunnerHistory | null> {
  const athlete = await readAthlete(db, user_id);
  if (!athlete) return null;
  const {timezone: time_zone, weights: weight} = athlete;
  const heart = await readHeart(db, user_id, now);
  return {time_zone, weight, critical_power: await listCriticalPower(db, user_id), heart};
}
