import {TRAINING_DEFAULTS} from "../defaults.ts";
import {clamp} from "../numbers/statistics.ts";

const {gradeBound, downhillCredit} = TRAINING_DEFAULTS.running;
const LEVEL_COST = 3.6;

/**
 * Metabolic cost of running on a grade in J/kg/m (Minetti et al. 2002), for grades between -0.45 and 0.45, clamped.
 */
export function metabolicCost(grade: number): number {
  const i = clamp(grade, -gradeBound, gradeBound);
  return ((((155.4 * i - 30.4) * i - 43.3) * i + 46.3) * i + 19.5) * i + LEVEL_COST;
}

/**
 * Energy cost of a metre relative to level ground. Downhill, only three quarters of the saving count (assumption:
 * braking and footing), which also keeps the cost above zero on every grade.
 */
export function gradeFactor(grade: number): number {
  const factor = metabolicCost(grade) / LEVEL_COST;
  return grade < 0 ? 1 - downhillCredit * (1 - factor) : factor;
}
