import {isDay} from "@gradus/training/numbers/days";
import {z} from "zod";
import {SURFACES} from "./activity-values.ts";
import {flag} from "./analysis-fields.ts";
import {lengthOf, NO_CONTROLS} from "./bounds.ts";
import {explanation} from "./explanation.ts";
import {refuseAs} from "./field-code.ts";
import {COURSE_DEPTHS, COURSE_NAME_MAX, RACE_BOUNDS} from "./race-values.ts";

const NUMBER = /^-?\d{1,9}(?:\.\d{1,9})?$/;

const numberWithin = ({min, max}: {readonly min: number; readonly max: number}) =>
  z
    .string()
    .refine((text) => NUMBER.test(text), refuseAs("not_a_number"))
    .refine((text) => Number(text) >= min && Number(text) <= max, refuseAs("out_of_range"))
    .optional();

const elevation = numberWithin(RACE_BOUNDS.elevation);
const temperature = numberWithin(RACE_BOUNDS.temperature);
const humidity = numberWithin(RACE_BOUNDS.humidity);

/**
 * GET U/race/prediction: for a course, or for a level `race_distance`; exactly one of them. Metres, degC, percent, m/s
 * (a headwind is positive), W, seconds. A value of training that is left out is the median of the runs of 42 days, else
 * mild; a value of the race that is left out is as in training. Both are reported in `assumed`. Both targets: 400
 * `target_conflict`. A time out of reach: 422 `target_unreachable` with what is possible.
 */
export const predictionQuery = z.strictObject({
  course_id: z.string().min(1).max(64).optional(),
  race_distance: numberWithin(RACE_BOUNDS.race_distance),
  surface: z.enum(SURFACES).default("road"),
  training_elevation: elevation,
  race_elevation: elevation,
  training_temperature: temperature,
  race_temperature: temperature,
  training_humidity: humidity,
  race_humidity: humidity,
  wind: numberWithin(RACE_BOUNDS.wind),
  acclimatised: flag.default("0"),
  /** 0 leaves heat out of account. */
  heat: flag.default("1"),
  /** 0 leaves out how rested the runner is on race day. */
  freshness: flag.default("1"),
  /** Today by default; a day that is over counts as today. */
  race_day: z.string().refine(isDay, refuseAs("not_a_date")).optional(),
  /** `usual` computes with the general cost of running instead of this runner's. */
  cost: z.enum(["own", "usual"]).default("own"),
  /** `terrain` spends a little more uphill. */
  pacing: z.enum(["even", "terrain"]).default("even"),
  target_power: numberWithin(RACE_BOUNDS.target_power),
  target_time: numberWithin(RACE_BOUNDS.target_time),
  split: z.enum(["km", "mi"]).default("km"),
  /** `summary` leaves the splits out. */
  depth: z.enum(COURSE_DEPTHS).default("complete"),
});
export type PredictionQuery = z.infer<typeof predictionQuery>;

const range = z.object({min: z.number(), target: z.number(), max: z.number()});

const raceSplit = z.object({
  from: z.number(),
  to: z.number(),
  grade: z.number(),
  power: z.number(),
  time: z.number(),
  /** s/km. */
  pace: z.number(),
  cumulative: z.number(),
  is_walking: z.boolean(),
});

const prediction = z.object({
  time: z.number(),
  power: z.number(),
  power_range: range,
  time_range: range,
  power_range_suggested: range,
  share_of_sustainable: z.number(),
  share_of_critical_power: z.number(),
  feasibility: z.enum(["safe", "ambitious", "unlikely"]),
  /** Factors on power that can be held; heat in percent lost, freshness in percent gained or null. */
  environment: z.object({
    altitude: z.number(),
    heat_percent: z.number(),
    freshness_percent: z.number().nullable(),
    factor: z.number(),
  }),
  /** What surroundings and form add to the power that can be held, in W; freshness only where it counts. */
  factors: z.array(z.object({id: z.enum(["altitude", "heat", "freshness"]), watts: z.number()})),
  /** Share of time added for a long race on little training. */
  slow_finish: z.number(),
  is_low_confidence: z.boolean(),
  splits: z.array(raceSplit).optional(),
});

/** What it was computed from. */
const inputs = z.object({
  critical_power: z.number(),
  /** Critical power is this or more: so are the watts, and the time is this or less. */
  lower_bound: z.boolean(),
  weight_kg: z.number(),
  confidence: z.number(),
  weekly_time: z.number(),
  race_day: z.string(),
  /** On race day; null while there are too few runs to know, whether it is to count or not. */
  fitness: z.number().nullable(),
  form: z.number().nullable(),
  /** J/kg/m, and the number of runs of the last 90 days it comes from: 0 for the general cost of running. */
  running_cost: z.number(),
  running_cost_runs: z.number(),
  distance: z.number(),
  gain: z.number(),
  loss: z.number(),
  surface: z.enum(SURFACES),
  training_elevation: z.number(),
  race_elevation: z.number(),
  training_temperature: z.number(),
  race_temperature: z.number(),
  training_humidity: z.number(),
  race_humidity: z.number(),
  wind: z.number(),
});

export const ASSUMABLE = [
  "training_elevation",
  "race_elevation",
  "training_temperature",
  "race_temperature",
  "training_humidity",
  "race_humidity",
  "wind",
] as const;

export const predictionReply = z.object({
  /** `insufficient_data`: there is no critical power yet; the rest is null. */
  status: z.enum(["ok", "insufficient_data"]),
  prediction: prediction.nullable(),
  inputs: inputs.nullable(),
  assumed: z.array(z.enum(ASSUMABLE)),
  explanations: z.array(explanation),
});
export type PredictionReply = z.infer<typeof predictionReply>;

const summary = {
  id: z.string(),
  name: z.string(),
  /** Metres. */
  distance: z.number(),
  gain: z.number(),
  loss: z.number(),
  /** Without heights in its file it is level. */
  has_heights: z.boolean(),
  /** Metres above the sea. */
  lowest: z.number(),
  highest: z.number(),
  created: z.string(),
};
export const courseSummary = z.object(summary);
export type CourseSummary = z.infer<typeof courseSummary>;

/** GET U/race/courses: the newest first. */
export const courseList = z.object({items: z.array(courseSummary)});

export const courseQuery = z.strictObject({depth: z.enum(COURSE_DEPTHS).default("summary")});
export const course = z.object({
  ...summary,
  /** South, west, north, east in degrees. */
  bbox: z.array(z.number()).length(4).optional(),
  polyline: z.string().optional(),
  /** Metres above the sea every `spacing` metres and at the finish. */
  profile: z.array(z.number()).optional(),
  spacing: z.number().optional(),
});
export type Course = z.infer<typeof course>;

/**
 * POST U/race/courses, as a form: GPX, TCX or FIT of at most 10 MB. 201, or 200 with the one that is there already. A
 * file that cannot be a course: 422 `course_unusable` with `params.problem`, one of `COURSE_PROBLEMS`.
 */
export const courseForm = z.object({
  file: z.instanceof(File),
  name: z
    .string()
    .trim()
    .refine((text) => lengthOf(text) <= COURSE_NAME_MAX, refuseAs("too_long"))
    .refine((text) => NO_CONTROLS.test(text) && text.isWellFormed(), refuseAs("unknown_value"))
    .optional(),
  /** Metres: a course within 3 % of it is stretched to it. */
  official_distance: numberWithin(RACE_BOUNDS.race_distance),
});

export const courseRemoval = z.object({removed: z.literal(true)});
