import {z} from "zod";
import {EVENT_BOUNDS, EVENT_KINDS, RACE_PRIORITIES} from "./event-values.ts";
import {dayTime, freeText, plannedDay} from "./planned-fields.ts";

const instant = z.iso.datetime();
const {title, desc, distance, goal_time, goal_power} = EVENT_BOUNDS;

export const calendarEvent = z.object({
  id: z.string(),
  user_id: z.string(),
  kind: z.enum(EVENT_KINDS),
  title: z.string(),
  desc: z.string(),
  day: z.string(),
  /** The last day, where it takes several. */
  until: z.string().nullable(),
  /** hh:mm; null takes the whole day. `start_time` is that in the runner's zone. */
  time: z.string().nullable(),
  start_time: instant.nullable(),
  /** Of races: metres, seconds, W. */
  distance: z.number().nullable(),
  goal_time: z.number().nullable(),
  goal_power: z.number().nullable(),
  course_id: z.string().nullable(),
  priority: z.enum(RACE_PRIORITIES).nullable(),
  /** The run that is paired with it. */
  activity_id: z.string().nullable(),
  author: z.object({id: z.string(), name: z.string()}).nullable(),
  created: instant,
  updated: instant,
  deleted: instant.nullable(),
  /** 409 `conflict` with `event` where a change names an older one. */
  version: z.int(),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

const fields = {
  kind: z.enum(EVENT_KINDS),
  title: freeText(title.max).refine((text) => text !== "", {abort: true, params: {field_code: "required"}}),
  desc: freeText(desc.max),
  day: plannedDay,
  until: plannedDay.nullable(),
  time: dayTime.nullable(),
  distance: z.number().min(distance.min).max(distance.max).nullable(),
  goal_time: z.number().min(goal_time.min).max(goal_time.max).nullable(),
  goal_power: z.number().min(goal_power.min).max(goal_power.max).nullable(),
  course_id: z.string().max(64).nullable(),
  priority: z.enum(RACE_PRIORITIES).nullable(),
};

/**
 * POST U/events: 201. `until` before `day`, or more than 400 days after: 400. Both goals: 400 `target_conflict`. Goals,
 * course and priority are of races alone. 422 `limit_reached`.
 */
export const newEvent = z.strictObject({
  ...fields,
  desc: fields.desc.default(""),
  until: fields.until.default(null),
  time: fields.time.default(null),
  distance: fields.distance.default(null),
  goal_time: fields.goal_time.default(null),
  goal_power: fields.goal_power.default(null),
  course_id: fields.course_id.default(null),
  priority: fields.priority.default(null),
});
export type NewEvent = z.output<typeof newEvent>;

/** PATCH U/events/{event_id}: what is named changes. */
export const eventEdit = z.strictObject({
  ...z.strictObject(fields).partial().shape,
  version: z.int().min(1).optional(),
});
export type EventEdit = z.output<typeof eventEdit>;

/** DELETE U/events/{event_id}. Works twice. POST U/events/{event_id}/restore brings it back for 30 days. */
export const eventRemoval = z.object({deleted: z.literal(true), restorable_until: instant});
