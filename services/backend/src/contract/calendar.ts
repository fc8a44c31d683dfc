import {z} from "zod";
import {activity} from "./activities.ts";
import {CALENDAR_BOUNDS, CALENDAR_KINDS, CALENDAR_SHORT} from "./calendar-values.ts";
import {calendarEvent} from "./events.ts";
import {refuseAs} from "./field-code.ts";
import {planSummary} from "./plans.ts";
import {plannedWorkout} from "./workouts.ts";

const LIMIT = CALENDAR_BOUNDS.limit;
const LAST_SECOND = 253_402_300_799;
const seconds = z
  .string()
  .refine((text) => /^-?\d{1,12}$/.test(text), refuseAs("not_a_number"))
  .refine((text) => Number(text) <= LAST_SECOND && Number(text) >= -62_135_596_800, refuseAs("out_of_range"))
  .transform(Number);

const NAMES: ReadonlySet<string> = new Set([...CALENDAR_KINDS, ...Object.keys(CALENDAR_SHORT)]);
const fields = z
  .string()
  .max(80)
  .refine((text) => text.split(",").every((name) => NAMES.has(name)), refuseAs("unknown_value"));

/**
 * GET U/calendar. `from` and `to` in seconds since 1970, both included; an item belongs to them by its beginning, whole
 * days by the runner's local day, plans by any overlap. Order: by beginning and id. With `updated_after` instead, or as
 * well: what changed after it, in the order of the changes, deleted items by their id alone. That is the
 * greatest `updated_at` of the last answer; a number below 10^12 is taken for seconds since 1970. 410
 * `resync_required` where it is older than 400 days, or ahead of the newest change.
 */
export const calendarQuery = z.strictObject({
  from: seconds.optional(),
  to: seconds.optional(),
  updated_after: z
    .string()
    .refine((text) => /^\d{1,16}$/.test(text), refuseAs("not_a_number"))
    .transform(Number)
    .optional(),
  limit: z.coerce.number().int().min(LIMIT.min).max(LIMIT.max).default(LIMIT.usual),
  fields: fields.optional(),
  include_deleted: z.enum(["0", "1", "true", "false"]).default("0"),
  cursor: z
    .string()
    .regex(/^[\w.-]{1,200}$/)
    .optional(),
});
export type CalendarQuery = z.output<typeof calendarQuery>;

/** Of changes in the order they were made, growing with every one of a runner: not a time, though it looks like one. */
const changed = {updated_at: z.int()};

const calendarTombstone = z.object({
  id: z.string(),
  kind: z.enum(["activity", "event", "workout", "plan"]),
  deleted: z.literal(true),
  ...changed,
});
export type CalendarTombstone = z.infer<typeof calendarTombstone>;

const calendarActivity = activity.extend({event_id: z.string().nullable(), comments: z.int(), ...changed});
export type CalendarActivity = z.infer<typeof calendarActivity>;

const of = <T extends z.ZodType>(item: T) => z.array(z.union([calendarTombstone, item])).optional();

/** Kinds that were not requested are absent; a requested kind without items is an empty list. */
export const calendarReply = z.object({
  activities: of(calendarActivity),
  events: of(calendarEvent.extend(changed)),
  workouts: of(plannedWorkout.extend(changed)),
  plans: of(planSummary.extend(changed)),
  /** Present when there are more items: repeat the request with this as `cursor`. */
  next: z.string().optional(),
  /** Seconds since 1970. */
  server_time: z.int(),
  /** The time of the newest change; send it as `updated_after` once all pages are read. */
  latest: z.int(),
});
export type CalendarReply = z.infer<typeof calendarReply>;
