import type {DayRange} from "@gradus/schemas/delivery-days";
import {dateFormat} from "./intl";

/** Two days without their year, with shared parts written once, on one line: "27.–30. Nov.". */
export function formatDayRange({from, to}: DayRange, formatLocale: string): string {
  const options = {day: "numeric", month: "short", timeZone: "UTC"} as const;
  const words = dateFormat(formatLocale, options).formatRange(new Date(from), new Date(to));
  // Which spaces stand around the dash differs between the server's and the browser's data of languages.
  return words.replace(/\s/gu, "\u00a0");
}
