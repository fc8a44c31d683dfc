import {TRAINING_DEFAULTS} from "../defaults.ts";

/** Zones above "below", by the name under which they are shown. */
export const ZONE_NAMES = ["easy", "moderate", "threshold", "interval", "repetition"] as const;

/** Where the five zones begin, as shares of critical power; the lower bound belongs to its zone. */
export type ZoneBounds = readonly [number, number, number, number, number];

/** Active seconds below the first zone and in each of the five; together all active seconds. */
export interface ZoneSeconds {
  readonly below: number;
  readonly zones: readonly [number, number, number, number, number];
}

/** Whether a runner may use these bounds: strictly increasing, 0.3 to 2. */
export function areZoneBounds(bounds: readonly number[]): bounds is ZoneBounds {
  const {lowest, highest} = TRAINING_DEFAULTS.zones;
  return (
    bounds.length === 5 &&
    bounds.every((bound, index) => bound >= lowest && bound <= highest && bound > (bounds[index - 1] ?? 0))
  );
}

/** The zone, 1 to 5, that a share of critical power lies in; 0 below the first. */
export const zoneOf = (share: number, bounds: ZoneBounds = TRAINING_DEFAULTS.zones.bounds): number =>
  bounds.findLastIndex((bound) => share >= bound) + 1;

/**
 * Seconds in each zone. A slot without a value counts as 0 W.
 *
 * @param power W per second
 * @param active 1 where the timer ran
 * @param criticalPower W, above 0
 */
export function secondsInZones(
  power: ArrayLike<number>,
  active: ArrayLike<number>,
  criticalPower: number,
  bounds: ZoneBounds = TRAINING_DEFAULTS.zones.bounds,
): ZoneSeconds {
  const seconds: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  const [z1, z2, z3, z4, z5] = bounds;
  for (let slot = 0; slot < power.length; slot++) {
    if (active[slot] !== 1) continue;
    const share = (power[slot] ?? 0) / criticalPower;
    if (share >= z3) seconds[share >= z5 ? 5 : share >= z4 ? 4 : 3]++;
    else seconds[share >= z2 ? 2 : share >= z1 ? 1 : 0]++;
  }
  const [below, ...zones] = seconds;
  return {below, zones};
}

/** Zones in W for a critical power: from the lower bound up to, without, the upper; the last has none. */
export const zonesInWatts = (criticalPower: number, bounds: ZoneBounds = TRAINING_DEFAULTS.zones.bounds) =>
  ZONE_NAMES.map((name, index) => ({
    name,
    powerLow: (bounds[index] ?? 0) * criticalPower,
    powerHigh: index === 4 ? null : (bounds[index + 1] ?? 0) * criticalPower,
  }));
