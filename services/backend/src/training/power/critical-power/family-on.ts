import {currentFamily} from "@gradus/training/curve/power-family";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {addDays} from "@gradus/training/numbers/days";
import type {PowerFamily} from "../../../contract/activity-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {createRunHistory, type PoweredRun} from "../history/run-history.ts";

export const familyOn = (runs: readonly PoweredRun[], day: string): PowerFamily | null =>
  currentFamily(
    runs.filter((run) => run.day <= day),
    day,
  );

/** The same, of the runs that it is read from alone. */
export async function familyUntil(db: Db, user_id: string, day: string): Promise<PowerFamily | null> {
  const days = {from: addDays(day, 1 - TRAINING_DEFAULTS.curve.familyDays), to: day};
  return familyOn(await createRunHistory(db).listPoweredSince(user_id, days), day);
}
