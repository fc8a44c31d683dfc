import type {Series} from "@gradus/training/series/series";
import {heartRateStress} from "@gradus/training/stress/heart-rate-stress";
import type {MeasuredAgainst} from "../../../contract/activities.ts";
import type {Db} from "../../../core/db/db.ts";
import type {RunRow} from "../../runs/activities/run-repository.ts";
import {readHeart} from "../history/heart-rates.ts";
import {orNull, tenth} from "../history/rounded.ts";
import {cpOn, createCpHistory} from "./cp-history.ts";
import {sameFamily} from "./same-family.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
}

export async function measuredAgainst(deps: Deps, row: RunRow, series: Series): Promise<MeasuredAgainst> {
  return {
    lower_bound: await isLowerBound(deps.db, row),
    pace_critical_power: row.stress_method === "pace" ? orNull(tenth, row.cp_used ?? row.pace_cp) : null,
    heart_rates: row.stress_method === "heart_rate" ? await heartRatesOf(deps, row, series) : null,
  };
}

/** Whether critical power in force on the day of a run, or the first in its watts, is the real value or less. */
async function isLowerBound(db: Db, {user_id, power_family, local_day, cp_used}: RunRow) {
  const rows = sameFamily(await createCpHistory(db).list(user_id), power_family);
  const used = cpOn(rows, local_day) ?? rows[0];
  return used !== undefined && used.critical_power === cp_used && used.lower_bound;
}

/** Half of the last digit that is reported. */
const TOLERANCE = 0.05;

/**
 * Resting, threshold and maximum heart rate are not stored with a run: the current ones are returned only where they
 * yield the run's stress.
 */
async function heartRatesOf({db, now}: Deps, row: RunRow, {columns, active}: Series) {
  const heart = await readHeart(db, row.user_id, now());
  if (!heart || !columns.heart_rate) return null;
  const stress = heartRateStress(columns.heart_rate, active, heart.rates, heart.weights);
  return Math.abs(stress - row.stress) < TOLERANCE ? heart.rates : null;
}
