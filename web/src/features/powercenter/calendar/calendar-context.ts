import {dateFormat} from "@/lib/format/intl";
import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import type {WeekStart} from "../runs/weeks";
import type {CalendarHrefs, CalendarTranslator} from "./calendar-messages";
import type {MEASURES} from "./week-totals";

/** Where a day of a month has no room for cards. */
export const NARROW = "(width < 48rem)";

export interface CalendarContext {
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

const dayFormatter = (options: Intl.DateTimeFormatOptions) => (locale: string, day: string) =>
  dateFormat(locale, {...options, timeZone: "UTC"}).format(new Date(`${day}T00:00:00Z`));

const weekdayOf = dayFormatter({weekday: "long"});
const dateOf = dayFormatter({day: "numeric", month: "long"});

/** "Tuesday 24 November", without the comma some languages put after the weekday. */
export const longDay = (locale: string, day: string) => `${weekdayOf(locale, day)} ${dateOf(locale, day)}`;
export const weekdayWords = weekdayOf;
export const shortWeekday = dayFormatter({weekday: "short"});
export const dateWords = dateOf;
export const shortMonthDay = dayFormatter({day: "numeric", month: "short"});
export const dayNumber = dayFormatter({day: "numeric"});
export const monthYear = dayFormatter({month: "long", year: "numeric"});

export function amountWords(
  measure: (typeof MEASURES)[number],
  value: number | null,
  {format, t}: Pick<CalendarContext, "format" | "t">,
): string {
  if (value === null) return t("calendar.unknown");
  if (measure === "duration") return shortTime(value);
  return measure === "distance" ? measureWords(format.distance(value, 1)) : format.stress(value);
}
