import type {DayRange} from "@gradus/schemas/delivery-days";
import {addDays} from "@gradus/training/numbers/days";

interface CalendarEntry {
  /** The same for the same thing, so that adding it twice changes it. */
  readonly id: string;
  readonly title: string;
  /** The last day counts. */
  readonly days: DayRange;
  readonly made: Date;
}

/** A file that calendars take over: whole days, so that no time zone moves them. */
export function calendarFile({id, title, days, made}: CalendarEntry): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//shop//orders//EN",
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${compact(made.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${compact(days.from)}`,
    `DTEND;VALUE=DATE:${compact(addDays(days.to, 1))}`,
    `SUMMARY:${title.replace(/[\\,;]/g, "\\$&")}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

const compact = (moment: string) => moment.replace(/[-:]/g, "");

/** As an address a link can save without asking a server. */
export const calendarAddress = (entry: CalendarEntry) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`;
