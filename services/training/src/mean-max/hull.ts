import type {MeanMax} from "./best-efforts.ts";

/**
 * The same bests as a curve that never rises with duration: a runner who held 269 W for 5 min held it for 4 as well.
 * Mean-max itself is not monotone (power high at both ends of a window). Starts are those of the longer effort that
 * wins.
 */
export function rightMonotone({durations, power, start}: MeanMax): MeanMax {
  const hull = Float64Array.from(power);
  const starts = Uint32Array.from(start);
  for (let index = hull.length - 2; index >= 0; index--) {
    if ((hull[index + 1] ?? 0) <= (hull[index] ?? 0)) continue;
    hull[index] = hull[index + 1] ?? 0;
    starts[index] = starts[index + 1] ?? 0;
  }
  return {durations, power: hull, start: starts};
}

/**
 * Mean W at any duration inside the curve, or null outside. Between two durations energy is taken as a straight line,
 * not power: power would overstate what was done.
 */
export function powerAt(
  {durations, power}: Pick<MeanMax, "durations"> & {readonly power: ArrayLike<number>},
  seconds: number,
): number | null {
  const upper = durations.findIndex((duration) => duration >= seconds);
  const [after, afterPower] = [durations[upper], power[upper]];
  if (after === undefined || afterPower === undefined) return null;
  if (after === seconds) return afterPower;
  const [before, beforePower] = [durations[upper - 1], power[upper - 1]];
  if (before === undefined || beforePower === undefined) return null;
  const share = (seconds - before) / (after - before);
  return (before * beforePower * (1 - share) + after * afterPower * share) / seconds;
}
