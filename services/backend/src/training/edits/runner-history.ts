import {getRunner} from "../../accounts/account/get-runner.ts";
import type {Db} from "../../core/db/db.ts";
import {listCriticalPower} from "../power/list-critical-power.ts";
import type {RunnerHistory} from "../reading/read-file.ts";

/** What is known of a runner over time; null once the account is gone. */
export async function runnerHistory(db: Db, user_id: string): Promise<RunnerHistory | null> {
  const runner = await getRunner(db, user_id);
  if (!runner) return null;
  const {time_zone, weight} = runner;
  return {time_zone, weight, critical_power: await listCriticalPower(db, user_id)};
}
