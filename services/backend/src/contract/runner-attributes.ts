import {z} from "zod";
import {POWER_FAMILIES} from "./activity-values.ts";
import {flag} from "./analysis-fields.ts";
import {explanation} from "./explanation.ts";

/**
 * GET U/runner-attribute: five attributes, each with the group it is compared with. The flags narrow that group to the
 * same goal race, gender and ten years of age. `table` chooses the age table for runners where none applies by itself.
 */
export const runnerAttributeQuery = z.strictObject({
  race: flag.default("0"),
  gender: flag.default("0"),
  age: flag.default("0"),
  table: z.enum(["men", "women"]).optional(),
});
export type RunnerAttributeQuery = z.infer<typeof runnerAttributeQuery>;

const reference = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("population"),
    n: z.int(),
    filters_applied: z.array(z.enum(["race", "gender", "age"])),
  }),
  /** Against the best of that age, not against a crowd: 0.9 and more is world class. */
  z.object({
    kind: z.literal("age_grade"),
    grade: z.number(),
    grade_class: z.enum(["world", "national", "regional", "local"]).nullable(),
    table: z.enum(["men", "women"]),
    age: z.int(),
    /** Metres of the goal race, and the seconds predicted for it. */
    distance: z.number(),
    time: z.number(),
  }),
  z.object({kind: z.literal("none")}),
]);

const runnerAttribute = z.object({
  id: z.enum(["fitness", "muscle_power", "fatigue_resistance", "endurance", "economy"]),
  value: z.number(),
  unit: z.string(),
  /** 0 to 100 within the group; null where there is no honest one. */
  percentile: z.number().nullable(),
  reference,
});

export const runnerAttributes = z.object({
  /** The 90 days they are read from. */
  from: z.string(),
  to: z.string(),
  family: z.enum(POWER_FAMILIES).nullable(),
  /** Those that are known; empty without runs. */
  items: z.array(runnerAttribute),
  /** A group smaller than this is not used for comparisons. */
  least_group: z.int(),
  explanations: z.array(explanation),
});
export type RunnerAttributesReply = z.infer<typeof runnerAttributes>;
