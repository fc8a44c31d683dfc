import {getRunner} from "../../accounts/account/get-runner.ts";
import type {Db} from "../../core/db/db.ts";
import {readHeart} from "../history/heart-rates.ts";
import {listCriticalPower} from "../power/list-critical-power.ts";
import type {RunnerHistory} from "../reading/read-file.ts";

/** What is known of a runner over time; null once the account is gone. */
export async function runnerHistory(db: Db, user_id: string, now: Date): Promise<RunnerHistory | null> {
  const runner = await getRunner(db, user_id);
  if (!runner) return null;
  const {time_zone, weight} = runner;
  const heart = await readHeart(db, user_id, now);
  return {time_zone, weight, critical_power: await listCriticalPower(db, user_id), heart};
}
