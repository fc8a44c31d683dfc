import type {AutomaticCp} from "../cp/automatic.ts";
import {effortsOf, type TestEfforts} from "../cp/explicit-test.ts";
import type {TwoParameters} from "../cp/models.ts";
import {TRAINING_DEFAULTS} from "../defaults.ts";
import {type Day, daysBetween} from "../numbers/days.ts";
import {type Explanation, explain} from "./explain.ts";

/** Automatic critical power and its confidence with what they rest on; none without a value. */
export function explainAutomaticCp(automatic: AutomaticCp, today: Day): Explanation[] {
  if (automatic.status !== "ok") return [];
  const {critical_power, confidence, supporting, index, model, lower_bound} = automatic;
  const seconds = supporting.map((effort) => effort.seconds);
  const ages = supporting.map(({day}) => daysBetween(day, today));
  const isSupported = supporting.length > 0;
  return [
    explain("automatic_critical_power", critical_power, {
      efforts: supporting.length,
      index,
      w_prime: model.wPrime,
      highest_power: model.pMax,
      endurance: model.endurance,
    }),
    explain("critical_power_confidence", confidence, {
      proof: lower_bound ? TRAINING_DEFAULTS.automaticCp.unprovenFactor : 1,
      activities: new Set(supporting.map(({activityId}) => activityId)).size,
      spread: isSupported ? Math.max(...seconds) / Math.min(...seconds) : null,
      age: isSupported ? Math.min(...ages) : null,
    }),
  ];
}

/** Critical power of a test, by its longer effort: all its work but W′, for each of its seconds. */
export function explainTestedCp(efforts: TestEfforts, {cp, wPrime}: TwoParameters): Explanation {
  const [, long] = effortsOf(efforts);
  const work = long.power * long.seconds;
  return explain("tested_critical_power", cp, {work, duration: long.seconds, w_prime: wPrime});
}
