import {
  BLANK_SEGMENT,
  DISTANCE_UNITS,
  DURATION_TYPES,
  INTENSITY_CLASSES,
  INTENSITY_TYPES,
  WORKOUT_LIMITS,
} from "@gradus/training/workouts/workout";
import {z} from "zod";
import {lengthOf, NO_CONTROLS} from "./bounds.ts";
import {refuseAs} from "./field-code.ts";
import {WORKOUT_BOUNDS} from "./workout-values.ts";

const [LEAST_PERCENT, MOST_PERCENT] = WORKOUT_LIMITS.percent;
const percent = z.number().min(LEAST_PERCENT).max(MOST_PERCENT).nullable().default(null);
const uuid = z.string().regex(/^[\w-]{1,64}$/);

/** Free text written by a user; it may contain line breaks. */
export const freeText = (max: number) =>
  z
    .string()
    .trim()
    .refine((text) => lengthOf(text) <= max, refuseAs("too_long"))
    .refine(
      (text) => NO_CONTROLS.test(text.replaceAll(/[\n\t]/g, " ")) && text.isWellFormed(),
      refuseAs("unknown_value"),
    );

/** One stretch at one target: seconds, metres, percent of critical power, W, grades as shares. */
const segment = z.strictObject({
  uuid,
  intensity_class: z.enum(INTENSITY_CLASSES),
  duration_type: z.enum(DURATION_TYPES),
  duration_time: z
    .strictObject({
      hour: z.int().min(0).max(48).default(0),
      minute: z.int().min(0).max(59).default(0),
      second: z.int().min(0).max(59).default(0),
    })
    .nullable()
    .default(null),
  duration_distance: z.number().positive().nullable().default(null),
  distance_unit_selected: z.enum(DISTANCE_UNITS).default(BLANK_SEGMENT.distance_unit_selected),
  intensity_type: z.enum(INTENSITY_TYPES),
  intensity_percent: z.strictObject({min: percent, max: percent, value: percent}).nullable().default(null),
  target_power: z.number().min(20).max(2000).nullable().default(null),
  zone_selected: z.int().min(1).max(5).nullable().default(null),
  rpe_selected: z.int().min(1).max(10).nullable().default(null),
  grade: z.number().min(-WORKOUT_LIMITS.grade).max(WORKOUT_LIMITS.grade).default(BLANK_SEGMENT.grade),
  flexible: z.boolean().default(BLANK_SEGMENT.flexible),
  desc: freeText(WORKOUT_BOUNDS.segment_desc.max).default(BLANK_SEGMENT.desc),
});

export const block = z.strictObject({
  uuid,
  repeat: z.int().min(1).max(WORKOUT_LIMITS.repeat).default(1),
  segments: z.array(segment).min(1).max(WORKOUT_LIMITS.segments),
});

/**
 * The blocks of a workout. `checkBlocks` of the science checks whether each stretch has the length and the target that
 * its types name, and whether the whole stays below 48 h: a refusal names the stretch.
 */
export const blocks = z.array(block).min(1).max(WORKOUT_LIMITS.blocks);
