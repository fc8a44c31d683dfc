import {dateFormat} from "@/lib/format/intl";

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** "24 November" */
export const dayWords = (locale: string, day: string): string =>
  dateFormat(locale, {day: "numeric", month: "long", timeZone: "UTC"}).format(dateOf(day));

/** "24 Nov 2026" */
export const fullDayWords = (locale: string, day: string): string =>
  dateFormat(locale, {day: "numeric", month: "short", year: "numeric", timeZone: "UTC"}).format(dateOf(day));

/** "November 2026", of a month as yyyy-MM. */
export const monthWords = (locale: string, month: string): string =>
  dateFormat(locale, {month: "long", year: "numeric", timeZone: "UTC"}).format(dateOf(`${month}-01`));
