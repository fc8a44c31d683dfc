import {TRAINING_DEFAULTS} from "../defaults.ts";
import {cumulativeEnergy} from "../mean-max/energy.ts";

const {isoWindow, isoExponent, peakWindow} = TRAINING_DEFAULTS.summary;

/** Calls with the mean W of every window of `seconds` that lies wholly inside one active stretch. */
function forRollingMeans(
  power: Float64Array,
  active: Uint8Array,
  seconds: number,
  use: (watts: number) => void,
): void {
  const energy = cumulativeEnergy(power, active);
  let stretch = 0;
  for (let slot = 0; slot < power.length; slot++) {
    stretch = active[slot] === 1 ? stretch + 1 : 0;
    if (stretch >= seconds) use(((energy[slot + 1] ?? 0) - (energy[slot + 1 - seconds] ?? 0)) / seconds);
  }
}

/** Highest mean W over 3 s; null when no active stretch is that long. */
export function peakPower(power: Float64Array, active: Uint8Array): number | null {
  let peak = -1;
  forRollingMeans(power, active, peakWindow, (watts) => {
    if (watts > peak) peak = watts;
  });
  return peak < 0 ? null : peak;
}

/**
 * The steady power that would have felt alike: fourth root of the mean fourth power of 30 s means. For display only;
 * null when no active stretch is that long.
 */
export function isoPower(power: Float64Array, active: Uint8Array): number | null {
  let [sum, count] = [0, 0];
  forRollingMeans(power, active, isoWindow, (watts) => {
    sum += watts ** isoExponent;
    count++;
  });
  return count === 0 ? null : (sum / count) ** (1 / isoExponent);
}
