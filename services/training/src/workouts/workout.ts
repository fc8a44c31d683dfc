/** What a workout may be made of; the shape that travels, in the names it travels by. */

export const INTENSITY_CLASSES = ["warmup", "work", "rest", "cooldown"] as const;
export type IntensityClass = (typeof INTENSITY_CLASSES)[number];

export const DURATION_TYPES = ["time", "distance", "lap"] as const;
type DurationType = (typeof DURATION_TYPES)[number];

export const INTENSITY_TYPES = ["percentage", "power", "zone", "rpe", "ramp", "open"] as const;
type IntensityType = (typeof INTENSITY_TYPES)[number];

export const DISTANCE_UNITS = ["m", "km", "mi"] as const;
export type WorkoutDistanceUnit = (typeof DISTANCE_UNITS)[number];

/** One stretch at one target. What does not belong to its types is null. */
export interface Segment {
  readonly uuid: string;
  readonly intensity_class: IntensityClass;
  readonly duration_type: DurationType;
  readonly duration_time: {readonly hour: number; readonly minute: number; readonly second: number} | null;
  /** In `distance_unit_selected`. */
  readonly duration_distance: number | null;
  readonly distance_unit_selected: WorkoutDistanceUnit;
  readonly intensity_type: IntensityType;
  /** Percent of critical power. A ramp goes from `min` to `max`, whichever is greater. */
  readonly intensity_percent: {
    readonly min: number | null;
    readonly max: number | null;
    readonly value: number | null;
  } | null;
  /** W. */
  readonly target_power: number | null;
  /** 1 to 5. */
  readonly zone_selected: number | null;
  /** 1 to 10. */
  readonly rpe_selected: number | null;
  /** Share: rise over run. */
  readonly grade: number;
  /** Whether the runner may go on longer. */
  readonly flexible: boolean;
  readonly desc: string;
}

/** A work segment without length or target, from which new segments are made. */
export const BLANK_SEGMENT: Omit<Segment, "uuid"> = Object.freeze({
  intensity_class: "work",
  duration_type: "time",
  duration_time: null,
  duration_distance: null,
  distance_unit_selected: "km",
  intensity_type: "open",
  intensity_percent: null,
  target_power: null,
  zone_selected: null,
  rpe_selected: null,
  grade: 0,
  flexible: false,
  desc: "",
});

/** Segments, one after another, and all of them so many times. */
export interface Block {
  readonly uuid: string;
  readonly repeat: number;
  readonly segments: readonly Segment[];
}

/** Seconds in all; distances in m, percent of critical power, grades as shares. */
export const WORKOUT_LIMITS = Object.freeze({
  blocks: 50,
  repeat: 100,
  segments: 20,
  seconds: 48 * 3600,
  percent: [20, 300],
  grade: 0.45,
  metres: 500_000,
} as const);

const METRES = {m: 1, km: 1000, mi: 1609.344} as const satisfies Record<WorkoutDistanceUnit, number>;

/** Metres of a segment by distance; null for others. */
export function metresOf({
  duration_type,
  duration_distance,
  distance_unit_selected,
}: Pick<Segment, "duration_type" | "duration_distance" | "distance_unit_selected">): number | null {
  if (duration_type !== "distance" || duration_distance === null) return null;
  return duration_distance * METRES[distance_unit_selected];
}

/** Seconds of a segment by time; null for others. */
export function secondsOf({
  duration_type,
  duration_time,
}: Pick<Segment, "duration_type" | "duration_time">): number | null {
  if (duration_type !== "time" || duration_time === null) return null;
  return duration_time.hour * 3600 + duration_time.minute * 60 + duration_time.second;
}

/** Whole seconds in the form stored by a segment. */
export const durationTime = (seconds: number): NonNullable<Segment["duration_time"]> => ({
  hour: Math.floor(seconds / 3600),
  minute: Math.floor(seconds / 60) % 60,
  second: seconds % 60,
});
