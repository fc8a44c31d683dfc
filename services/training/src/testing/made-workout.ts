import type {Block, Segment} from "../workouts/workout.ts";

/** Ten minutes of work at critical power, unless said otherwise. */
export const madeSegment = (changes: Partial<Segment> = {}): Segment => ({
  uuid: "seg",
  intensity_class: "work",
  duration_type: "time",
  duration_time: {hour: 0, minute: 10, second: 0},
  duration_distance: null,
  distance_unit_selected: "km",
  intensity_type: "percentage",
  intensity_percent: {value: 100, min: null, max: null},
  target_power: null,
  zone_selected: null,
  rpe_selected: null,
  grade: 0,
  flexible: false,
  desc: "",
  ...changes,
});

export const madeBlock = (repeat: number, ...segments: readonly Segment[]): Block => ({
  uuid: "blk",
  repeat,
  segments,
});
