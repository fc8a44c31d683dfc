import {TRAINING_DEFAULTS} from "../defaults.ts";

const {speedBesideDistance} = TRAINING_DEFAULTS;

/** m/s; what is faster was not run. */
export const FASTEST = 12.5;

/** Seconds for which a sprint lasts, and how the speed falls from there, so that an hour ends at its record of 21.3 km. */
const SPRINT = 10;
const FALL = 0.127;

/** The highest plausible speed in m/s over so many seconds. */
export const fastestOver = (seconds: number): number =>
  FASTEST * (Math.max(SPRINT, seconds) / SPRINT) ** -FALL;

// Two seconds either side: the steps of a position are as large as a stride.
const REACH = 2;

/**
 * Speed in m/s from metres covered, for files that do not contain it; NaN where distance is unknown, the timer stood,
 * or the speed is higher than any runner's.
 */
export function speedFromDistance(distance: Float64Array, active: Uint8Array): Float64Array {
  return distance.map((_, slot) => {
    const speed = speedAt(distance, active, slot);
    return speed <= FASTEST ? speed : Number.NaN;
  });
}

/**
 * The speed that belongs to a distance: the measured one or, where another sensor measured it, the measured one scaled
 * to the distance. Standing stays standing, and distance divided by time equals what paces show.
 */
export function speedScaledToDistance(
  distance: Float64Array,
  speed: Float64Array,
  active: Uint8Array,
): Float64Array {
  const total = metresOfBoth(distance, speed, active);
  const agrees = Math.abs(total.told - total.covered) <= speedBesideDistance.disagreement * total.covered;
  if (agrees || total.covered === 0 || total.seconds < speedBesideDistance.leastSeconds) return speed;
  const [speedMetres, covered] = [new Float64Array(speed.length), new Float64Array(speed.length)];
  metresOfBoth(distance, speed, active, {told: speedMetres, covered});
  const around = (sums: Float64Array, slot: number) =>
    (sums[Math.min(slot + speedBesideDistance.reach, speed.length - 1)] ?? 0) -
    (sums[Math.max(slot - speedBesideDistance.reach, 0)] ?? 0);
  return speed.map((metresPerSecond, slot) => {
    const toldHere = around(speedMetres, slot);
    return toldHere > 0 ? (metresPerSecond * around(covered, slot)) / toldHere : metresPerSecond;
  });
}

/** Metres by speed and metres by distance over the seconds that have both; `sums` receives the running totals. */
function metresOfBoth(
  distance: Float64Array,
  speed: Float64Array,
  active: Uint8Array,
  sums?: Readonly<Record<"told" | "covered", Float64Array>>,
) {
  let seconds = 0;
  let told = 0;
  let covered = 0;
  let wasKnown = isKnown(distance, active, 0);
  for (let slot = 1; slot < distance.length; slot++) {
    const metresPerSecond = speed[slot] ?? Number.NaN;
    const isKnownHere = isKnown(distance, active, slot);
    const isTold = wasKnown && isKnownHere && !Number.isNaN(metresPerSecond);
    wasKnown = isKnownHere;
    if (isTold) {
      seconds++;
      told += metresPerSecond;
      covered += (distance[slot] ?? 0) - (distance[slot - 1] ?? 0);
    }
    if (!sums) continue;
    sums.told[slot] = told;
    sums.covered[slot] = covered;
  }
  return {seconds, told, covered};
}

/**
 * Metres covered without those on which positions jumped faster than any runner. A fast step that a position makes up
 * for within a second or two is not a jump.
 */
export function withoutJumps(distance: Float64Array, active: Uint8Array): Float64Array {
  const cleaned = distance.slice();
  let jumped = 0;
  for (const {steps, isJump} of stretchesOf(distance, active)) {
    for (const {slot, metres} of steps) {
      if (isJump) jumped += metres;
      cleaned[slot] = (distance[slot] ?? Number.NaN) - jumped;
    }
  }
  return cleaned;
}

interface Stretch {
  readonly steps: {readonly slot: number; readonly metres: number}[];
  readonly isFast: boolean;
  isJump: boolean;
}

/** Steps from one known distance to the next, the fast ones that follow each other together. */
function stretchesOf(distance: Float64Array, active: Uint8Array): Stretch[] {
  const stretches: Stretch[] = [];
  let last = -1;
  distance.forEach((covered, slot) => {
    if (Number.isNaN(covered)) return;
    const metres = last < 0 ? 0 : covered - (distance[last] ?? covered);
    const isFast = last >= 0 && metres / (slot - last) > fastestOver(slot - last);
    // Across a gap there is no second beside it that could make up for it.
    const isJump = isFast && (slot - last > 1 || !(speedAt(distance, active, slot) <= FASTEST));
    const before = stretches.at(-1);
    const stretch = before?.isFast === isFast ? before : {steps: [], isFast, isJump: false};
    if (stretch !== before) stretches.push(stretch);
    stretch.steps.push({slot, metres});
    stretch.isJump ||= isJump;
    last = slot;
  });
  return stretches;
}

function speedAt(distance: Float64Array, active: Uint8Array, slot: number): number {
  if (!isKnown(distance, active, slot)) return Number.NaN;
  let from = slot;
  let to = slot;
  while (slot - from < REACH && isKnown(distance, active, from - 1)) from--;
  while (to - slot < REACH && isKnown(distance, active, to + 1)) to++;
  return from === to ? Number.NaN : ((distance[to] ?? 0) - (distance[from] ?? 0)) / (to - from);
}

function isKnown(distance: Float64Array, active: Uint8Array, slot: number): boolean {
  return active[slot] === 1 && !Number.isNaN(distance[slot] ?? Number.NaN);
}
