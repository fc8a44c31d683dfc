import {createHash} from "node:crypto";
import {brand} from "@gradus/schemas/brand";
import {addDays} from "@gradus/training/numbers/days";
import ical from "ical-generator";
import type {calendar_event, planned_workout} from "../../plans/planned/tables.ts";

export type FeedEvent = Pick<
  typeof calendar_event.$inferSelect,
  "id" | "title" | "day" | "until" | "start_time" | "goal_time" | "updated_at" | "version"
>;
export type FeedWorkout = Pick<
  typeof planned_workout.$inferSelect,
  "id" | "title" | "day" | "start_time" | "planned" | "updated_at" | "version"
>;

const HOUR = 3600;

/** Calendar programs recognize an item by this id, whichever program reads it and however often the item moves. */
const uidOf = (id: string, host: string) => `${id}@${host}`;
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * What is planned, for a calendar program: titles and times alone, because it is unknown who else sees that calendar.
 * An item with a time is a moment, the others are local days. The same items make the same file.
 */
export function writeFeed(host: string, events: readonly FeedEvent[], workouts: readonly FeedWorkout[]) {
  const calendar = ical({
    name: brand.name,
    prodId: {company: brand.name, product: "calendar", language: "EN"},
  });
  for (const event of events) {
    const seconds = event.goal_time ?? HOUR;
    calendar.createEvent({...head(event, host), ...when(event, event.until ?? event.day, seconds)});
  }
  for (const workout of workouts) {
    const seconds = workout.planned?.duration ?? HOUR;
    calendar.createEvent({...head(workout, host), ...when(workout, workout.day, seconds)});
  }
  return calendar.toString();
}

export const feedTag = (text: string) => `"${createHash("sha256").update(text).digest("base64url")}"`;

function head({id, title, updated_at, version}: FeedEvent | FeedWorkout, host: string) {
  return {id: uidOf(id, host), summary: title, stamp: updated_at, sequence: version};
}

function when({day, start_time}: FeedEvent | FeedWorkout, last: string, seconds: number) {
  if (start_time === null || last > day)
    return {start: midnight(day), end: midnight(addDays(last, 1)), allDay: true};
  return {start: start_time, end: new Date(start_time.getTime() + seconds * 1000)};
}
