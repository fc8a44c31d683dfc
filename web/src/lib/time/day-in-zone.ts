import {dateFormat} from "../format/intl";

/** The calendar day (`2026-11-21`) an instant falls on in a time zone. */
export function dayInZone(instant: Date, timeZone: string): string {
  return dateFormat("en-CA", {timeZone, dateStyle: "short"}).format(instant);
}

/** The first instant of a calendar day in a time zone, also where daylight saving skips midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  // No zone is more than 14 hours from UTC, so the first instant lies within this window.
  let low = Date.parse(`${day}T00:00:00Z`) - 15 * 3_600_000;
  let high = low + 30 * 3_600_000;
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (dayInZone(new Date(middle), timeZone) < day) low = middle;
    else high = middle;
  }
  return new Date(high);
}
