import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {IntensityClass, Segment} from "./workout.ts";

const {bounds} = TRAINING_DEFAULTS.zones;

/** assumption: what is meant where a segment leaves it open, as shares of critical power. */
const OPEN: Readonly<Record<IntensityClass, number>> = {warmup: 0.7, work: 0.75, rest: 0.6, cooldown: 0.7};
/** assumption: shares of critical power for effort from 1 to 10. */
const BY_EFFORT = [0.6, 0.65, 0.7, 0.76, 0.82, 0.88, 0.95, 1.02, 1.1, 1.2] as const;
/** Share of critical power used for the hardest zone, which has no upper end. */
const HARDEST = 1.25;

/** Shares of critical power, from where a segment begins to where it ends. They differ in a ramp alone. */
export interface Target {
  readonly from: number;
  readonly to: number;
}

/** Target of a segment. A target in W needs a critical power in W, above 0. */
export function targetOf(segment: Segment, criticalPower: number): Target {
  if (segment.intensity_type === "ramp") {
    const {min, max} = segment.intensity_percent ?? {};
    return {from: (min ?? 0) / 100, to: (max ?? 0) / 100};
  }
  const share = shareOf(segment, criticalPower);
  return {from: share, to: share};
}

function shareOf(segment: Segment, criticalPower: number): number {
  switch (segment.intensity_type) {
    case "power":
      return (segment.target_power ?? 0) / criticalPower;
    case "zone":
      return middleOfZone(segment.zone_selected ?? 1);
    case "rpe":
      return BY_EFFORT[(segment.rpe_selected ?? 1) - 1] ?? BY_EFFORT[0];
    case "open":
      return OPEN[segment.intensity_class];
    case "ramp":
    case "percentage":
      return percentOf(segment.intensity_percent) / 100;
  }
}

const percentOf = (percent: Segment["intensity_percent"]): number =>
  percent?.value ?? ((percent?.min ?? 0) + (percent?.max ?? 0)) / 2;

function middleOfZone(zone: number): number {
  const [low, high] = [bounds[zone - 1], bounds[zone]];
  return low === undefined || high === undefined ? HARDEST : (low + high) / 2;
}

/** Lowest and highest target of a segment, as shares of critical power; null for a segment without a target. */
export function targetRange(
  segment: Segment,
  criticalPower: number,
): readonly [low: number, high: number] | null {
  if (segment.intensity_type === "open") return null;
  const {min = null, max = null, value = null} = segment.intensity_percent ?? {};
  if (segment.intensity_type === "percentage" && value === null && min !== null && max !== null)
    return [min / 100, max / 100];
  if (segment.intensity_type === "zone") return zoneRange(segment.zone_selected ?? 1);
  const {from, to} = targetOf(segment, criticalPower);
  return [Math.min(from, to), Math.max(from, to)];
}

function zoneRange(zone: number): readonly [low: number, high: number] {
  const [low = 0, high = HARDEST] = [bounds[zone - 1], bounds[zone]];
  return [low, high];
}

/** The same in W, to the whole watt that a runner is shown; null as well where critical power is not known. */
export function targetWatts(
  segment: Segment,
  criticalPower: number | null,
): readonly [low: number, high: number] | null {
  const {intensity_type, target_power} = segment;
  if (intensity_type === "power") return target_power === null ? null : [target_power, target_power];
  if (criticalPower === null) return null;
  const range = targetRange(segment, criticalPower);
  return range && [Math.round(range[0] * criticalPower), Math.round(range[1] * criticalPower)];
}

/** The one number of W to hold, in the middle of those; what a card and the day itself paint. */
export function middleWatts(segment: Segment, criticalPower: number | null): number | null {
  const watts = targetWatts(segment, criticalPower);
  return watts && Math.round((watts[0] + watts[1]) / 2);
}
