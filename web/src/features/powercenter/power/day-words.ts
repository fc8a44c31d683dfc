import {dateFormat} from "@/lib/format/intl";

/** A calendar day with its year: "22 Nov 2026". */
export const dayWords = (day: string, locale: string) => inWords(day, locale, {dateStyle: "medium"});

/** A calendar day without its year, where it is plain: "22 Nov". */
export const shortDay = (day: string, locale: string) =>
  inWords(day, locale, {day: "numeric", month: "short"});

const inWords = (day: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, {...options, timeZone: "UTC"}).format(new Date(`${day}T00:00:00Z`));

/** The day it is in a time zone. */
export function todayIn(timeZone: string, now: Date): string {
  const parts = dateFormat("en-US", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone,
  }).formatToParts(now);
  const part = (type: "year" | "month" | "day") => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
