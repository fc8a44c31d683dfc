import {dateFormat} from "@/lib/format/intl";
import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import type {WeekStart} from "../runs/weeks";
import type {CalendarHrefs, CalendarTranslator} from "./calendar-messages";
import type {MEASURES} from "./week-totals";

/** Where a day of a month has no room for cards. */
export const NARROW = "(width < 48rem)";

/** The translations, formats and settings that every part of the calendar uses. */
export interface CalendarKit {
  readonly t: CalendarTranslator;
  readonly format: RunFormat;
  /** Of the page, in which the library is written. */
  readonly locale: string;
  readonly today: string;
  readonly weekStart: WeekStart;
  /**
   * Whether single letters are shortcuts. Users of speech input, and users who press keys by mistake, can switch them
   * off.
   */
  readonly hasSingleKeys: boolean;
  readonly hrefs: CalendarHrefs;
}

const MINUTE = 60;
const HOUR = 3600;

/** "53 min", "1 h 02", "5 h": a planned time, to the minute. */
export function shortTime(seconds: number): string {
  const minutes = Math.round(seconds / MINUTE);
  if (minutes < HOUR / MINUTE) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / MINUTE), minutes % MINUTE];
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")}`;
}

const written = (options: Intl.DateTimeFormatOptions) => (locale: string, day: string) =>
  dateFormat(locale, {...options, timeZone: "UTC"}).format(new Date(`${day}T00:00:00Z`));

const weekdayOf = written({weekday: "long"});
const dateOf = written({day: "numeric", month: "long"});

/** "Tuesday 24 November", without the comma some languages put after the weekday. */
export const longDay = (locale: string, day: string) => `${weekdayOf(locale, day)} ${dateOf(locale, day)}`;
export const weekdayWords = weekdayOf;
export const shortWeekday = written({weekday: "short"});
export const dateWords = dateOf;
export const shortMonthDay = written({day: "numeric", month: "short"});
export const dayNumber = written({day: "numeric"});
export const monthYear = written({month: "long", year: "numeric"});

/** An amount of a week or a workout, with its unit. */
export function amountWords(
  measure: (typeof MEASURES)[number],
  value: number | null,
  {format, t}: Pick<CalendarKit, "format" | "t">,
): string {
  if (value === null) return t("calendar.unknown");
  if (measure === "duration") return shortTime(value);
  return measure === "distance" ? measureWords(format.distance(value, 1)) : format.stress(value);
}
