/** Share of critical power a trained runner holds: an omni-domain power–duration curve in units of critical power. */
const ANAEROBIC_SECONDS = 45;
const PEAK = 2.2;
const ENDURANCE_LOSS = 0.053;
const ENDURANCE_FROM_SECONDS = 1800;

const COST_J_PER_KG_M = 0.98;
const AIR_DRAG = 0.147;
export const EXAMPLE_MASS_KG = 70;
/** Half width of the range around a target: nobody runs one number. */
export const RANGE = 0.015;

export interface RaceTarget {
  readonly watts: number;
  readonly lowWatts: number;
  readonly highWatts: number;
  readonly seconds: number;
}

export function sustainableShare(seconds: number): number {
  const share =
    (ANAEROBIC_SECONDS / seconds) * (1 - Math.exp((-seconds * (PEAK - 1)) / ANAEROBIC_SECONDS)) + 1;
  const loss =
    seconds > ENDURANCE_FROM_SECONDS ? ENDURANCE_LOSS * Math.log(seconds / ENDURANCE_FROM_SECONDS) : 0;
  return share - loss;
}

/** What a 70 kg runner with this critical power can hold over a flat course. An example, not a prediction for anyone. */
export function raceTarget(criticalPowerWatts: number, distanceM: number): RaceTarget {
  let seconds = distanceM / 3;
  // Longer means slower means longer: half steps settle it.
  for (let round = 0; round < 60; round++) {
    const watts = criticalPowerWatts * sustainableShare(seconds);
    seconds = (seconds + distanceM / flatSpeed(watts)) / 2;
  }
  const watts = criticalPowerWatts * sustainableShare(seconds);
  return {watts, lowWatts: watts * (1 - RANGE), highWatts: watts * (1 + RANGE), seconds};
}

/** Speed on the flat in m/s, by Newton's method: cost rises with speed, air with its cube. */
function flatSpeed(watts: number): number {
  let speed = 4;
  for (let round = 0; round < 12; round++) {
    const excess = COST_J_PER_KG_M * EXAMPLE_MASS_KG * speed + AIR_DRAG * speed ** 3 - watts;
    speed -= excess / (COST_J_PER_KG_M * EXAMPLE_MASS_KG + 3 * AIR_DRAG * speed ** 2);
  }
  return speed;
}
