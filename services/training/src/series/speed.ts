// Two seconds either side: the steps of a position are as large as a stride.
const REACH = 2;
// Half a minute either side: long enough that the noise of positions does not become a change of pace.
const SCALE_REACH = 30;
// Of one sensor both agree to half a percent; a foot pod and positions by several.
const DISAGREEMENT_MAX = 0.02;
// Less does not tell another sensor from noise.
const SECONDS_TO_JUDGE = 60;

/** Speed in m/s from metres covered, for files that do not say it; NaN where distance is unknown or the timer stood. */
export function speedAlong(distance: Float64Array, active: Uint8Array): Float64Array {
  return distance.map((_, slot) => {
    if (!isKnown(distance, active, slot)) return Number.NaN;
    let from = slot;
    let to = slot;
    while (slot - from < REACH && isKnown(distance, active, from - 1)) from--;
    while (to - slot < REACH && isKnown(distance, active, to + 1)) to++;
    return from === to ? Number.NaN : ((distance[to] ?? 0) - (distance[from] ?? 0)) / (to - from);
  });
}

/**
 * The speed that belongs to a distance: the measured one, or where another sensor measured it, as much faster or slower
 * as the distance says. Standing stays standing, and whoever divides the distance by the time gets what paces say.
 */
export function speedBeside(
  distance: Float64Array,
  speed: Float64Array | undefined,
  active: Uint8Array,
): Float64Array {
  if (!speed) return speedAlong(distance, active);
  const {seconds, told, covered} = metresOfBoth(distance, speed, active);
  const [all, metres] = [told.at(-1) ?? 0, covered.at(-1) ?? 0];
  const agrees = Math.abs(all - metres) <= DISAGREEMENT_MAX * metres;
  if (agrees || metres === 0 || seconds < SECONDS_TO_JUDGE) return speed;
  const around = (sums: Float64Array, slot: number) =>
    (sums[Math.min(slot + SCALE_REACH, speed.length - 1)] ?? 0) -
    (sums[Math.max(slot - SCALE_REACH, 0)] ?? 0);
  return speed.map((metresPerSecond, slot) => {
    const toldHere = around(told, slot);
    return toldHere > 0 ? (metresPerSecond * around(covered, slot)) / toldHere : metresPerSecond;
  });
}

/** What speed and distance each make, up to every second, of the seconds that both tell. */
function metresOfBoth(distance: Float64Array, speed: Float64Array, active: Uint8Array) {
  const [told, covered] = [new Float64Array(distance.length), new Float64Array(distance.length)];
  let seconds = 0;
  for (let slot = 1; slot < distance.length; slot++) {
    const metresPerSecond = speed[slot] ?? Number.NaN;
    const isTold =
      !Number.isNaN(metresPerSecond) &&
      isKnown(distance, active, slot - 1) &&
      isKnown(distance, active, slot);
    if (isTold) seconds++;
    const metres = (distance[slot] ?? 0) - (distance[slot - 1] ?? 0);
    told[slot] = (told[slot - 1] ?? 0) + (isTold ? metresPerSecond : 0);
    covered[slot] = (covered[slot - 1] ?? 0) + (isTold ? metres : 0);
  }
  return {seconds, told, covered};
}

function isKnown(distance: Float64Array, active: Uint8Array, slot: number): boolean {
  return active[slot] === 1 && !Number.isNaN(distance[slot] ?? Number.NaN);
}
