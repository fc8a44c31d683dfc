import {z} from "zod";
import {RUN_TYPES, SURFACES} from "./activity-values.ts";
import {refuseAs} from "./field-code.ts";
import {SHARED_METRICS, SHARED_RUN_BOUNDS} from "./shared-run-values.ts";

const {days: DAYS, links: LINKS} = SHARED_RUN_BOUNDS;

/** A link to a run, as its owner sees it. Its token is returned only once, to the user who created it. */
const runLink = z.object({
  id: z.string(),
  metrics: z.array(z.enum(SHARED_METRICS)),
  /** Whether the first and last 400 m of the route stay hidden. */
  hides_ends: z.boolean(),
  created: z.iso.datetime(),
  /** Null: it ends when it is revoked. */
  expires: z.iso.datetime().nullable(),
});
export type RunLink = z.infer<typeof runLink>;

/** GET U/activities/{activity_id}/links: those that are still good, the newest first. */
export const runLinkList = z.object({items: z.array(runLink).max(LINKS.max)});

/** POST U/activities/{activity_id}/links. 422 `limit_reached` beyond 20 of one run. */
export const newRunLink = z.strictObject({
  metrics: z.array(z.enum(SHARED_METRICS)).max(SHARED_METRICS.length),
  hides_ends: z.boolean().default(true),
  /** Days it is good for; null until it is revoked. */
  days: z
    .int()
    .refine((days) => days >= DAYS.min && days <= DAYS.max, refuseAs("out_of_range"))
    .nullable(),
});
export type NewRunLink = z.output<typeof newRunLink>;

export const madeRunLink = runLink.extend({token: z.string()});
export type MadeRunLink = z.infer<typeof madeRunLink>;

/** DELETE U/activities/{activity_id}/links/{link_id}. Works twice. */
export const runLinkRemoval = z.object({removed: z.literal(true)});

const measured = z.number().nullable();
/** A value a second; null for a second without one, and for a list that was not chosen or not measured. */
const column = z.array(measured).nullable();

/**
 * GET /b/shared-runs/{token}: the parts that the owner chose and nothing else. Units as in an activity. Unknown,
 * expired and revoked links are 404 alike.
 */
export const sharedRun = z.object({
  name: z.string(),
  type: z.enum(RUN_TYPES),
  surface_type: z.enum(SURFACES),
  /** By the clock of where it began, and of that only the hour: `2026-11-24T07:00`. */
  began: z.string(),
  distance: z.int().nullable(),
  moving_time: z.int(),
  elapsed_time: z.int(),
  metrics: z.array(z.enum(SHARED_METRICS)),
  hides_ends: z.boolean(),
  average_power: measured,
  max_power: measured,
  average_speed: measured,
  average_heart_rate: measured,
  max_heart_rate: measured,
  average_cadence: measured,
  total_elevation_gain: measured,
  /** How many values each list has. */
  seconds: z.int(),
  /** When the timer started and stopped, in seconds from the beginning, the first start included. */
  start_events: z.array(z.int()),
  stop_events: z.array(z.int()),
  power_list: column,
  speed_list: column,
  /** Present only together with the pace, which it would reveal. */
  distance_list: column,
  heart_rate_list: column,
  cadence_list: column,
  elevation_list: column,
  /** With the elevation, as of an activity. */
  has_barometer: z.boolean(),
  /** Parts of the route, each encoded with five decimals; they hold positions without times. */
  route: z.array(z.string()).nullable(),
});
export type SharedRun = z.infer<typeof sharedRun>;
