import {dateFormat} from "@/lib/format/intl";
import {localDay} from "@/lib/time/local-day";

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

const ofAnotherYear = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? {} : {year: "numeric" as const};

/** "24 Nov"; with its year where that is not this one. */
export const shortDayWords = (locale: string, day: string, today = localDay(new Date())): string =>
  dateFormat(locale, {
    day: "numeric",
    month: "short",
    ...ofAnotherYear(day, today),
    timeZone: "UTC",
  }).format(dateOf(day));

/** "24 November"; with its year where that is not this one: for lists that reach far back. */
export const listedDayWords = (locale: string, day: string, today = localDay(new Date())): string =>
  dateFormat(locale, {
    day: "numeric",
    month: "long",
    ...ofAnotherYear(day, today),
    timeZone: "UTC",
  }).format(dateOf(day));
