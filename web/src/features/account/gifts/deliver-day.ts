import {calendarDay, type FieldRule} from "@/client/forms/field-rules";
import {localDay} from "@/lib/time/local-day";

/** In the morning at the giver's place, so that no recipient gets a gift in the middle of the night. */
const HOUR = "08:00:00";
const AHEAD_DAYS = 364;

/** Tomorrow or later, within a year; empty is at once. */
export const deliverDay =
  (now: Date): FieldRule =>
  (day) => {
    if (day === "") return undefined;
    const {first, last} = deliverRange(now);
    return calendarDay(day) ?? (day < first || day > last ? "out_of_range" : undefined);
  };

export function deliverRange(now: Date): {readonly first: string; readonly last: string} {
  return {first: localDay(inDays(now, 1)), last: localDay(inDays(now, AHEAD_DAYS))};
}

/** The moment the mail leaves on that day; null for at once. */
export const deliverAt = (day: string) => (day === "" ? null : new Date(`${day}T${HOUR}`).toISOString());

function inDays(now: Date, days: number): Date {
  const then = new Date(now);
  then.setDate(then.getDate() + days);
  return then;
}
