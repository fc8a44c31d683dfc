import {addDays} from "@gradus/training/numbers/days";
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
  const today = localDay(now);
  return {first: addDays(today, 1), last: addDays(today, AHEAD_DAYS)};
}

/** The moment the mail leaves on that day; null for at once. */
export const deliverAt = (day: string) => (day === "" ? null : new Date(`${day}T${HOUR}`).toISOString());
