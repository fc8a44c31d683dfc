import {z} from "zod";
import {POWER_FAMILIES} from "./activity-values.ts";
import {dayOrSeconds, flag} from "./analysis-fields.ts";
import {explanation} from "./explanation.ts";

/**
 * GET U/pdc: the best power for each duration over a range of days, both included; by default the 90 days to today. 400
 * `invalid` where it would end before it begins. With `detraining` (on unless 0) each best is what it is still worth at
 * the end of the range. Watts of two families are never compared: the current one is shown unless `family` is given.
 */
export const powerCurveQuery = z.strictObject({
  from: dayOrSeconds.optional(),
  to: dayOrSeconds.optional(),
  detraining: flag.default("1"),
  include_breakdown: flag.default("0"),
  /** `seconds` adds `power_list`, one value a second from the first on. */
  format: z.enum(["grid", "seconds"]).default("grid"),
  family: z.enum(POWER_FAMILIES).optional(),
});
export type PowerCurveQuery = z.infer<typeof powerCurveQuery>;

const powerCurveModel = z.object({
  kind: z.literal("omni_domain"),
  critical_power: z.number(),
  /** J; null while efforts do not support it. */
  w_prime: z.number().nullable(),
  /** W; null while efforts do not support it. */
  pmax: z.number().nullable(),
  /** W lost for each factor e of time beyond half an hour. */
  endurance: z.number(),
  confidence: z.number(),
  /** No effort is known to have been maximal: the real value is this or more. */
  lower_bound: z.boolean(),
  /** W for each of `durations`, null where the model gives no value (below 10 s, above 3 h). */
  power: z.array(z.number().nullable()),
  /** Half the width in W of the band in which nine of ten such models lie, beside each of `power`. */
  band: z.array(z.number().nullable()),
});

const powerCurveShare = z.object({
  activity_id: z.string(),
  name: z.string(),
  date: z.string(),
  age_days: z.int(),
  /** Of the curve's points, 0 to 1. */
  share: z.number(),
  /** `start` in seconds from the start of the run. */
  points: z.array(z.object({duration: z.int(), power: z.number(), start: z.int()})),
});

export const powerCurve = z.object({
  from: z.string(),
  to: z.string(),
  detraining: z.boolean(),
  /** Null without runs with power. */
  family: z.enum(POWER_FAMILIES).nullable(),
  /** Every family this runner has watts of, for a switch. */
  families: z.array(z.enum(POWER_FAMILIES)),
  /** Seconds and W of equal length; empty without runs. */
  durations: z.array(z.int()),
  power: z.array(z.number()),
  power_list: z.array(z.number()).optional(),
  /** In force at the end of the range; null for callers who may not see it. */
  critical_power: z.number().nullable(),
  /** kg at the end of the range; null for callers who may not see it. */
  weight_kg: z.number().nullable(),
  /** Null with too few runs, and for callers who may not see critical power. */
  model: powerCurveModel.nullable(),
  breakdown: z.array(powerCurveShare).optional(),
  explanations: z.array(explanation),
});
export type PowerCurve = z.infer<typeof powerCurve>;

/**
 * GET /b/api/v1/activities/{id}/firsts: over which durations a run was better than all runs before it with watts of its
 * family. Empty for the first run, and for one that does not count.
 */
export const firstEfforts = z.object({
  items: z.array(
    z.object({
      /** Seconds. */
      duration: z.int(),
      power: z.number(),
      /** Seconds from the start of the run. */
      start: z.int(),
      /** W: the best until then. */
      before: z.number(),
    }),
  ),
});
export type FirstEfforts = z.infer<typeof firstEfforts>;
