import {DISTANCE_SOURCES} from "@gradus/training/series/trusted-distance";
import {z} from "zod";
import {day} from "./account-fields.ts";
import {ACTIVITY_BOUNDS, POWER_FAMILIES, RUN_TYPES, SURFACES} from "./activity-values.ts";
import {lengthOf, NO_CONTROLS} from "./bounds.ts";
import {refuseAs} from "./field-code.ts";
import {BALANCE_KEYS} from "./foot-values.ts";
import {fileProblem} from "./uploads.ts";

// Units are those of the science's README: seconds, metres, watts, kilojoules, m/s, beats and steps a minute, ms, cm,
// °C, %. Null means not measured; 0 was measured. Watts, stress and percentages have one decimal, distances are whole
// metres.

const measured = z.number().nullable();
const instant = z.iso.datetime();
/** Unix seconds. */
const epoch = z.int();

/** Where a zone begins and, without it, ends; the last has no end. */
export const runZone = z.object({name: z.string(), power_low: z.number(), power_high: measured});

const deviceInfo = z.object({
  name: z.string().nullable(),
  /** Numbers of the FIT list. */
  manufacturer: z.int().nullable(),
  product: z.int().nullable(),
  /** For its owner alone. */
  serial: z.int().nullable(),
});

export const activity = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  type: z.enum(RUN_TYPES),
  surface_type: z.enum(SURFACES),
  /** `file`, or the platform it came from. */
  source: z.string(),
  sport_type: z.literal("running"),
  start_time: instant,
  timestamp: epoch,
  /** IANA, and the day it was there. */
  time_zone: z.string(),
  utc_offset: z.int(),
  local_day: z.string(),
  distance: z.int().nullable(),
  moving_time: z.int(),
  elapsed_time: z.int(),
  timer_time: z.int(),
  average_power: measured,
  max_power: measured,
  power_type: z.enum(POWER_FAMILIES).nullable(),
  average_heart_rate: measured,
  max_heart_rate: measured,
  average_cadence: measured,
  average_stride_length: measured,
  average_ground_time: measured,
  average_ground_time_balance: measured,
  average_oscillation: measured,
  average_vertical_oscillation_balance: measured,
  average_leg_spring: measured,
  average_leg_spring_stiffness_balance: measured,
  average_impact_loading_rate_balance: measured,
  /**
   * The distribution of each balance: twenty values, each representing a twentieth of the moving seconds, the lowest
   * first. Null without two pods, and for runs that were read before it was stored.
   */
  balance_spreads: z.partialRecord(z.enum(BALANCE_KEYS), z.array(z.number())).nullable(),
  average_speed: measured,
  total_elevation_gain: measured,
  total_elevation_loss: measured,
  /** Null where there was nothing to compute it from. */
  stress: measured,
  stress_method: z.string().nullable(),
  /** Critical power in force on that day, under both of its names. Others see it from the level `coach` on. */
  ftp: measured,
  critical_power: measured,
  /** kg on that day, for viewers who see critical power. */
  weight: measured,
  below_seconds: z.int(),
  seconds_in_zones: z.array(z.int()).length(5),
  zones: z.array(runZone),
  temperature: measured,
  humidity: measured,
  /** How it felt, 1 to 10 and 1 to 5. For its owner, and from the level `coach` on. */
  rpe: z.int().nullable(),
  feel: z.int().nullable(),
  tags: z.array(z.string()),
  apparel_id: z.string().nullable(),
  workout_id: z.string().nullable(),
  /** Encoded with five decimals; null without positions. */
  polyline: z.string().nullable(),
  device_info: deviceInfo.nullable(),
  is_excluded: z.boolean(),
  is_edited: z.boolean(),
  created: instant,
  updated: instant,
  deleted: instant.nullable(),
  /** Sent as `ETag` of one run too. `If-Match` with an older one answers 409 `conflict`, with `activity` as it is. */
  version: z.int(),
});
export type Activity = z.infer<typeof activity>;

/** Hidden from viewers below the level `activities`: all but the title and the totals. A new field begins hidden. */
export const activityDetails = activity.omit({
  id: true,
  user_id: true,
  name: true,
  type: true,
  surface_type: true,
  source: true,
  sport_type: true,
  start_time: true,
  timestamp: true,
  time_zone: true,
  utc_offset: true,
  local_day: true,
  distance: true,
  moving_time: true,
  elapsed_time: true,
  timer_time: true,
  total_elevation_gain: true,
  total_elevation_loss: true,
  stress: true,
  is_excluded: true,
  is_edited: true,
  created: true,
  updated: true,
  deleted: true,
  version: true,
});

/** Which runs are meant. */
const activityFilter = z.strictObject({
  from: day.optional(),
  to: day.optional(),
  type: z.enum(RUN_TYPES).optional(),
  surface: z.enum(SURFACES).optional(),
  /** `apparel_id`, or `none`. */
  shoe: z.string().max(64).optional(),
  /** In the name or the tags, upper and lower case alike. */
  q: z.string().trim().max(ACTIVITY_BOUNDS.query.max).optional(),
  /** `only`: what can still be brought back, for its owner. */
  deleted: z.enum(["none", "only"]).default("none"),
});
export type ActivityFilter = z.output<typeof activityFilter>;

const beginsBeforeItEnds = ({from, to}: Pick<ActivityFilter, "from" | "to">) =>
  from === undefined || to === undefined || from <= to;
const ENDS_FIRST = {...refuseAs("out_of_range"), error: "The range ends before it begins", path: ["to"]};

/** GET U/activities: the newest first. Days are those where the runs began, both included. */
export const activityQuery = activityFilter
  .extend({
    limit: z.coerce.number().int().min(1).max(ACTIVITY_BOUNDS.page.max).default(ACTIVITY_BOUNDS.page.usual),
    cursor: z
      .string()
      // Years that a database knows: 1938 to 5138.
      .regex(/^(?:\d{1,14}|-\d{1,12})\.[a-z0-9_]{1,64}$/)
      .optional(),
  })
  .refine(beginsBeforeItEnds, ENDS_FIRST);
export const activityList = z.object({items: z.array(activity), next_cursor: z.string().nullable()});

export const activityTotalsQuery = activityFilter.refine(beginsBeforeItEnds, ENDS_FIRST);
/** Without runs that are excluded from statistics; a total is null where no run has a value. */
export const activityTotals = z.object({
  count: z.int(),
  distance: measured,
  moving_time: z.int(),
  stress: measured,
});
export type ActivityTotals = z.infer<typeof activityTotals>;

/** One value for each of `timestamp_list`; null for what was not measured there. The list is null if it never was. */
const column = z.array(measured).nullable();

/** Every list has the length of `timestamp_list`. */
const activitySeries = z.object({
  timestamp_list: z.array(epoch),
  total_power_list: column,
  form_power_list: column,
  air_power_list: column,
  heart_rate_list: column,
  speed_list: column,
  distance_list: column,
  cadence_list: column,
  elevation_list: column,
  /** Percent. */
  grade_list: column,
  ground_time_list: column,
  ground_time_balance_list: column,
  oscillation_list: column,
  oscillation_balance_list: column,
  leg_spring_list: column,
  leg_spring_balance_list: column,
  impact_loading_rate_list: column,
  impact_loading_rate_balance_list: column,
  vertical_ratio_list: column,
  temperature_list: column,
  humidity_list: column,
  loc_list: z.array(z.object({Lat: z.number(), Lng: z.number()}).nullable()).nullable(),
});
export type ActivitySeries = z.infer<typeof activitySeries>;

/** A lap as the device counted it, with its values computed from the grid. */
const lapEvent = z.object({
  timestamp: epoch,
  /** Seconds from the start of the run to the first and to the last of the lap. */
  from: z.int(),
  to: z.int(),
  elapsed_time: z.int(),
  timer_time: z.int(),
  moving_time: z.int(),
  distance: z.int().nullable(),
  average_power: measured,
  max_power: measured,
  average_heart_rate: measured,
  max_heart_rate: measured,
  average_speed: measured,
  average_cadence: measured,
  total_elevation_gain: measured,
  total_elevation_loss: measured,
  /** `manual`, `distance`, …; null where the device did not report one. */
  trigger: z.string().nullable(),
  workout_step: z.int().nullable(),
});
export type LapEvent = z.infer<typeof lapEvent>;

/** Another recording of the same outing, not merged with this one. */
const siblingRun = activity.pick({
  id: true,
  name: true,
  source: true,
  power_type: true,
  device_info: true,
  is_excluded: true,
});
export type SiblingRun = z.infer<typeof siblingRun>;

/** Seconds from the start of the run to the first and to the last of a stretch, and its highest power. */
const suspectSeconds = z.object({from: z.int(), to: z.int(), power: z.number()});

/** What stress was held against, beside critical power in the run's own watts. */
const measuredAgainst = z.object({
  /** Critical power was the real value or less when it was derived from runs. */
  lower_bound: z.boolean(),
  /** Where stress is from pace. */
  pace_critical_power: measured,
  /** Where it is from heart rate, for its owner; null once the runner's are others. */
  heart_rates: z.object({resting: z.number(), threshold: z.number(), maximum: z.number()}).nullable(),
});
export type MeasuredAgainst = z.infer<typeof measuredAgainst>;

/** `resolution` is the number of seconds that each value covers. */
export const activityDetailQuery = z.strictObject({
  resolution: z.coerce.number().int().min(1).max(ACTIVITY_BOUNDS.resolution.max).default(1),
});
export const activityDetail = activity.extend({
  ...activitySeries.shape,
  resolution: z.int(),
  /** When the timer started and stopped, the first start included. */
  start_events: z.array(epoch),
  stop_events: z.array(epoch),
  lap_events: z.array(lapEvent),
  moving_power: measured,
  work_kj: measured,
  iso_power: measured,
  form_power_ratio: measured,
  power_hr_drift: measured,
  running_effectiveness: measured,
  /** For viewers who see critical power. */
  measured_against: measuredAgainst.nullable(),
  /** Whether a barometer measured its altitude: climbs then count from smaller ones on. */
  has_barometer: z.boolean(),
  /** What the device itself counted. */
  session_timer: measured,
  session_distance: measured,
  /** What distance was measured by; null without one. */
  distance_source: z.enum(DISTANCE_SOURCES).nullable(),
  power_source: z.string().nullable(),
  /** Which version of the science computed it, and when. */
  algo_version: z.int(),
  computed_at: instant,
  problems: z.array(fileProblem),
  /** Seconds whose power looks like the mistake of a sensor, until they are judged. For its owner; empty for others. */
  suspect_seconds: z.array(suspectSeconds),
  upload_id: z.string(),
  /** Whether the file as it came can be had back. */
  has_original: z.boolean(),
  /** For its owner; empty for others. */
  siblings: z.array(siblingRun),
  /** Until when a deleted run can be brought back. */
  restorable_until: instant.nullable(),
});
export type ActivityDetail = z.infer<typeof activityDetail>;

const text = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => value !== "", refuseAs("required"))
    .refine((value) => lengthOf(value) <= max, refuseAs("too_long"))
    .refine((value) => NO_CONTROLS.test(value) && value.isWellFormed(), refuseAs("unknown_value"));

/** PUT U/activities/{id}: what is named changes. Shoes that are retired can still have been worn. */
export const activityEdit = z
  .strictObject({
    name: text(ACTIVITY_BOUNDS.name.max),
    type: z.enum(RUN_TYPES),
    surface_type: z.enum(SURFACES),
    rpe: z.int().min(ACTIVITY_BOUNDS.rpe.min).max(ACTIVITY_BOUNDS.rpe.max).nullable(),
    feel: z.int().min(ACTIVITY_BOUNDS.feel.min).max(ACTIVITY_BOUNDS.feel.max).nullable(),
    tags: z.array(text(ACTIVITY_BOUNDS.tag.max)).max(ACTIVITY_BOUNDS.tags.max),
    apparel_id: z.string().max(64).nullable(),
  })
  .partial();
export type ActivityEdit = z.infer<typeof activityEdit>;

/** DELETE U/activities/{id}. Works twice. POST U/activities/{id}/restore → Activity, 409 `conflict` once it is gone. */
export const activityRemoval = z.object({deleted: z.literal(true), restorable_until: instant});

/** GET /b/api/v1/activities/{id}/map: SVG; 404 without positions. */
export const mapQuery = z.strictObject({
  theme: z.enum(["light", "dark"]).default("light"),
  resolution: z.enum(["1", "2", "3"]).default("1"),
});
