import {z} from "zod";
import {runZone} from "./activities.ts";

/** Seconds by bins of equal width: `seconds[k]` is how long the value was in [from + k·width, from + (k+1)·width). */
export const histogram = z.object({from: z.number(), width: z.number(), seconds: z.array(z.int())});
const distribution = z.object({
  seconds_in_zones: z.array(z.int()).length(5),
  below_seconds: z.int(),
  power: histogram.nullable(),
  heart_rate: histogram.nullable(),
  cadence: histogram.nullable(),
  /** Percent. */
  grade: histogram.nullable(),
});

export const distributionsQuery = z.strictObject({laps: z.enum(["true", "false"]).default("false")});
export const distributions = distribution.extend({
  zones: z.array(runZone),
  /** Null unless requested; in the order of `lap_events`. */
  laps: z.array(distribution).nullable(),
});
export type Distributions = z.infer<typeof distributions>;
