import {type OmniDomain, typicalRunner} from "../cp/models.ts";
import {interpolate} from "../numbers/statistics.ts";

/** Who the demo runner is: kg, and heart rates in 1/min at rest, at critical power and at most. */
export const DEMO_RUNNER = {mass: 64, resting: 47, threshold: 171, maximum: 187} as const;

/** Critical power in W by week of the year: it builds, falls in the two weeks of rest, and builds again. */
const STRENGTH = [
  [0, 236],
  [9, 243],
  [20, 254],
  [23, 246],
  [36, 255],
  [51, 262],
] as const;

/** What the demo runner can do, the truth that an estimate has to find. */
export const demoCurve = (week: number): OmniDomain => typicalRunner(interpolate(STRENGTH, week));
