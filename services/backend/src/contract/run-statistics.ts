import {z} from "zod";
import {runZone} from "./activities.ts";
import {POWER_FAMILIES} from "./activity-values.ts";
import {dayOrSeconds, epochSeconds} from "./analysis-fields.ts";
import {histogram} from "./distributions.ts";
import {refuseAs} from "./field-code.ts";

const apparelId = z.string().min(1).max(64);

/** What some runs come to. Two totals add up to those of all their runs; deleted and excluded runs do not count. */
const runTotals = z.object({
  count: z.int(),
  /** Metres. */
  distance: z.number(),
  /** Seconds. */
  moving_time: z.number(),
  elapsed: z.number(),
  work_kj: z.number(),
  stress: z.number(),
  /** Metres climbed. */
  gain: z.number(),
  /** W, weighted by time, over the runs with power of this family; null without. */
  average_power: z.number().nullable(),
  /** Seconds with power, what the mean is made of. */
  power_time: z.number(),
  seconds_in_zones: z.array(z.int()).length(5),
  /** Best W over so many seconds. */
  best: z.array(z.object({duration: z.int(), power: z.number().nullable()})),
  /** Metres of the longest run. */
  longest: z.number(),
});
export type RunTotals = z.infer<typeof runTotals>;

const month = z.object({month: z.string(), totals: runTotals});
const family = z.enum(POWER_FAMILIES).nullable();

/** GET U/stats/running: moments in seconds since 1970, which denote the runner's local days; both included. */
export const runStatisticsQuery = z.strictObject({
  from: epochSeconds.optional(),
  to: epochSeconds.optional(),
  apparel_id: apparelId.optional(),
});
export type RunStatisticsQuery = z.infer<typeof runStatisticsQuery>;

/** `from` and `to` are null where the range was left open. */
export const runStatistics = z.object({
  from: z.string().nullable(),
  to: z.string().nullable(),
  family,
  totals: runTotals,
  /** The same by local month, those with runs, oldest first. */
  months: z.array(month),
});
export type RunStatistics = z.infer<typeof runStatistics>;

/** GET U/stats/running/month: every month with runs, oldest first; `ETag`. */
export const monthStatisticsQuery = z.strictObject({apparel_id: apparelId.optional()});
export const monthStatistics = z.object({family, months: z.array(month)});
export type MonthStatistics = z.infer<typeof monthStatistics>;

/** GET U/stats/running/month/live: the runner's present month as it stands now, also without runs. */
export const liveMonth = z.object({family, ...month.shape});
export type LiveMonth = z.infer<typeof liveMonth>;

/** GET U/stats/distributions: days, both included; 90 days to today by default. */
export const rangeDistributionsQuery = z.strictObject({
  from: dayOrSeconds.optional(),
  to: dayOrSeconds.optional(),
});
export type RangeDistributionsQuery = z.infer<typeof rangeDistributionsQuery>;

/** How long what was held in the runs of a range that count. Each second is in a zone of its own day. */
export const rangeDistributions = z.object({
  from: z.string(),
  to: z.string(),
  family,
  count: z.int(),
  seconds_in_zones: z.array(z.int()).length(5),
  below_seconds: z.int(),
  /** Of the newest of these runs, and between which W critical power was. Others see them from the level `coach` on. */
  zones: z.array(runZone),
  critical_power: z.object({lowest: z.number(), highest: z.number()}).nullable(),
  /** Read from every second of every run, therefore null for more than `most_runs`. Power is that of `family` alone. */
  histograms: z
    .object({
      power: histogram.nullable(),
      heart_rate: histogram.nullable(),
      cadence: histogram.nullable(),
      grade: histogram.nullable(),
    })
    .nullable(),
  most_runs: z.int(),
});
export type RangeDistributions = z.infer<typeof rangeDistributions>;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,4}$/.test(text), refuseAs("not_a_number"))
    .refine((text) => Number(text) >= min && Number(text) <= max, refuseAs("out_of_range"));

/** GET U/stats/footdata/month: how the feet moved in a month, by shoe; `apparel_ids` with commas between. */
export const footStatisticsQuery = z.strictObject({
  month: wholeNumber(1, 12),
  year: wholeNumber(1970, 2100),
  apparel_ids: z.string().max(2000).optional(),
});
export type FootStatisticsQuery = z.infer<typeof footStatisticsQuery>;

const side = z.object({
  /** Of this foot: each is two steps of the runner. */
  strides: z.int(),
  stride_length: z.number().nullable(),
  clearance: z.number().nullable(),
  swing_width: z.number().nullable(),
});
/** Metres, each weighted by strides; of runs whose pods recorded them. The shoes with the most strides come first. */
export const footStatistics = z.object({
  month: z.string(),
  items: z.array(z.object({apparel_id: z.string().nullable(), left: side, right: side})),
});
export type FootStatistics = z.infer<typeof footStatistics>;
