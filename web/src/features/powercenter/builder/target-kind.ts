import {targetOf} from "@gradus/training/workouts/target";
import {BLANK_SEGMENT, type Segment} from "@gradus/training/workouts/workout";
import {zoneOf} from "@gradus/training/zones/zones";

export const TARGET_KINDS = ["percent", "range", "ramp", "power", "zone", "rpe", "open"] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export function targetKind({intensity_type, intensity_percent}: Segment): TargetKind {
  if (intensity_type !== "percentage") return intensity_type;
  const {min = null, max = null} = intensity_percent ?? {};
  return min === null && max === null ? "percent" : "range";
}

type Target = Pick<
  Segment,
  "intensity_type" | "intensity_percent" | "target_power" | "zone_selected" | "rpe_selected"
>;
const NONE: Target = {
  intensity_type: "open",
  intensity_percent: null,
  target_power: null,
  zone_selected: null,
  rpe_selected: null,
};
const HALF_WIDTH = 3;

/** Converts a target to another kind, as closely as possible. `share` is the segment's current target. */
export function toTarget(kind: TargetKind, share: number, criticalPower: number): Target {
  const percent = Math.min(300, Math.max(20, Math.round(100 * share)));
  const around = {
    value: null,
    min: Math.max(20, percent - HALF_WIDTH),
    max: Math.min(300, percent + HALF_WIDTH),
  };
  switch (kind) {
    case "percent":
      return {
        ...NONE,
        intensity_type: "percentage",
        intensity_percent: {value: percent, min: null, max: null},
      };
    case "range":
      return {...NONE, intensity_type: "percentage", intensity_percent: around};
    case "ramp":
      return {...NONE, intensity_type: "ramp", intensity_percent: around};
    case "power":
      return {...NONE, intensity_type: "power", target_power: Math.round(share * criticalPower)};
    case "zone":
      return {...NONE, intensity_type: "zone", zone_selected: Math.max(1, zoneOf(share))};
    case "rpe":
      return {...NONE, intensity_type: "rpe", rpe_selected: nearestEffort(share, criticalPower)};
    case "open":
      return NONE;
  }
}

/** The efforts people name; each is a share of critical power in the science. */
const EFFORTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

function nearestEffort(share: number, criticalPower: number): number {
  const distance = (effort: number) => {
    const segment = {...BLANK_SEGMENT, uuid: "", intensity_type: "rpe" as const, rpe_selected: effort};
    return Math.abs(targetOf(segment, criticalPower).from - share);
  };
  return EFFORTS.reduce<number>((best, effort) => (distance(effort) < distance(best) ? effort : best), 1);
}
