import {dayInZone} from "@gradus/schemas/zoned-time";
import {isoDay} from "@gradus/training/numbers/days";
import type {CalendarQuery} from "../../../contract/calendar.ts";

/** No calendar has items outside these bounds; clocks and databases write only years of four digits. */
const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** Moments by which items with a time belong to a window, and local days by which whole days do. */
export interface Window {
  readonly from: Date;
  /** Just over. */
  readonly before: Date;
  readonly first_day: string;
  readonly last_day: string;
}

/** Seconds, both included, where the runner lives; null without either. */
export function windowOf({from, to}: Pick<CalendarQuery, "from" | "to">, timezone: string): Window | null {
  if (from === undefined && to === undefined) return null;
  const first = within(from === undefined ? EARLIEST : from * 1000);
  const last = within(to === undefined ? LATEST : to * 1000);
  return {
    from: new Date(first),
    before: new Date(last + 1000),
    first_day: dayInZone(new Date(first), timezone),
    last_day: dayInZone(new Date(last), timezone),
  };
}

export const ALWAYS: Window = {
  from: new Date(EARLIEST),
  before: new Date(LATEST + 1000),
  first_day: isoDay(new Date(EARLIEST)),
  last_day: isoDay(new Date(LATEST)),
};

export const isInCalendar = (ms: number) => ms >= EARLIEST && ms <= LATEST;

const within = (ms: number) => Math.min(LATEST, Math.max(EARLIEST, ms));
