import {z} from "zod";
import {block, blocks} from "./workout-blocks.ts";

const average = z.object({power: z.number(), intensity: z.number()});

/** Seconds, metres, W, and that over critical power; seconds in the five zones, and below the first. */
const estimate = z.object({
  duration: z.number(),
  distance: z.number(),
  stress: z.number(),
  average,
  intensity_zones: z.array(z.number()).length(5),
  below: z.number(),
});

/**
 * Totals over all repetitions of a block; `segment_estimates` are for one repetition. `assumed`: the length is assumed,
 * because the end of the lap is not known in advance.
 */
export const blockEstimate = estimate.extend({
  uuid: z.string(),
  repeat: z.int(),
  segment_estimates: z.array(estimate.extend({uuid: z.string(), assumed: z.boolean()})),
});

/** POST /b/api/v1/users/workouts/estimate. 409 `cp_required` with `params.suggested_watts`: 3 W/kg to begin with. */
export const estimateBody = z.strictObject({blocks});
export const workoutEstimate = estimate.extend({estimates: z.array(blockEstimate)});

export const blockEstimateBody = z.strictObject({block});
