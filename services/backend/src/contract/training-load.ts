import {z} from "zod";
import {explanation} from "./explanation.ts";

const daily = z.array(z.number());

/**
 * GET U/fatiguefitness/all: one value a day from the first run to 90 days from today or to the last planned one, all
 * arrays of equal length and empty without runs. Values up to `today` are of completed training, later ones a forecast:
 * that of rest, for callers who may not see planned workouts. `ETag`: repeat the request with `If-None-Match`.
 */
export const trainingLoad = z.object({
  date: z.array(z.string()),
  stress: daily,
  fatigue: daily,
  fitness: daily,
  /** Of the morning: fitness less fatigue of the evening before. */
  form: daily,
  /** Gain of fitness over seven days. */
  ramp: daily,
  /** Of the calendar: what was planned up to today, and what is from then on. */
  planned_stress: daily,
  /** Races of the calendar, the first first. */
  races: z.array(z.object({day: z.string(), title: z.string()})),
  today: z.string(),
  /** Place of today in the arrays; null without runs. */
  today_index: z.int().nullable(),
  /** Days that fitness and fatigue are averaged over. */
  constants: z.object({fitness_days: z.int(), fatigue_days: z.int()}),
  /** Of today; null without runs. */
  now: z
    .object({
      state: z.enum(["fresh", "neutral", "productive", "overreaching"]),
      ramp_warning: z.enum(["amber", "red"]).nullable(),
      /** Averages began at nothing less than 42 days ago, and read low. */
      is_building_up: z.boolean(),
      week: z.object({stress: z.number(), monotony: z.number(), strain: z.number()}).nullable(),
      acute_chronic_ratio: z.number().nullable(),
    })
    .nullable(),
  /** Of today's values. */
  explanations: z.array(explanation),
});
export type TrainingLoad = z.infer<typeof trainingLoad>;
