import {BLANK_SEGMENT, type Block, type Segment} from "../workouts/workout.ts";

/** Ten minutes of work at critical power, unless `changes` override it. */
export const madeSegment = (changes: Partial<Segment> = {}): Segment => ({
  ...BLANK_SEGMENT,
  uuid: "seg",
  duration_time: {hour: 0, minute: 10, second: 0},
  intensity_type: "percentage",
  intensity_percent: {value: 100, min: null, max: null},
  ...changes,
});

export const madeBlock = (repeat: number, ...segments: readonly Segment[]): Block => ({
  uuid: "blk",
  repeat,
  segments,
});
