import {TRAINING_DEFAULTS} from "../defaults.ts";
import {bisect} from "../numbers/bisect.ts";
import type {PredictionRequest} from "./predict.ts";
import {prepareRace, slowFinish, sustainablePace} from "./race.ts";
import {sustainableCurve} from "./sustainable.ts";

const STEPS = 30;

/**
 * The critical power in W of a typical runner who runs a race in the given seconds: the starting value for a runner who
 * has a result and no pod. Null for times beyond what 60 to 600 W give.
 */
export function criticalPowerForRace(
  request: Omit<PredictionRequest, "profile">,
  seconds: number,
): number | null {
  const timeAt = (criticalPower: number) => {
    const curve = sustainableCurve({criticalPower, wPrime: null, pMax: null, efforts: []});
    const time = sustainablePace(prepareRace(request.race, request.runner, curve)).seconds;
    return time * (1 + slowFinish(time, request.weeklySeconds));
  };
  const [weakest, strongest] = TRAINING_DEFAULTS.criticalPower.bounds.cp;
  if (seconds > timeAt(weakest) || seconds < timeAt(strongest)) return null;
  return bisect((watts) => seconds - timeAt(watts), weakest, strongest, STEPS);
}
