/** A moment as a clock on a wall shows it, without a zone: `2026-12-01T00:00`. */
export type WallTime = string;

export type Moment =
  /** The clock shows it once. */
  | {readonly kind: "exact"; readonly instant: Date}
  /** The clock jumps over it; `instant` is the same number of minutes after the jump. */
  | {readonly kind: "skipped"; readonly instant: Date}
  /** The clock shows it twice. */
  | {readonly kind: "twice"; readonly instant: Date; readonly second: Date};

const WALL_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;
const DAY_MS = 86_400_000;

/** Null when `wall` is no time at all. */
export function momentOf(wall: WallTime, timeZone: string): Moment | null {
  if (!WALL_TIME.test(wall)) return null;
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // Clocks change at most once within two days: the offsets on both sides are all there can be.
  const before = asUtc - offsetAt(asUtc - DAY_MS, timeZone);
  const after = asUtc - offsetAt(asUtc + DAY_MS, timeZone);
  const shown = [before, after].filter((instant) => wallTime(new Date(instant), timeZone) === wall);
  const [first, second] = [...new Set(shown)].sort((a, b) => a - b);
  if (first === undefined) return {kind: "skipped", instant: new Date(Math.max(before, after))};
  if (second === undefined) return {kind: "exact", instant: new Date(first)};
  return {kind: "twice", instant: new Date(first), second: new Date(second)};
}

/** To the minute. */
export function wallTime(instant: Date, timeZone: string): WallTime {
  const parts = clock(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/** The calendar day (`2026-11-21`) an instant falls on in a time zone. */
export function dayInZone(instant: Date, timeZone: string): string {
  return wallTime(instant, timeZone).slice(0, 10);
}

/** The first instant of a calendar day in a time zone, also where daylight saving skips midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  const moment = momentOf(`${day}T00:00`, timeZone);
  if (!moment) throw new Error(`"${day}" is no day`);
  return moment.instant;
}

function offsetAt(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${wallTime(new Date(minute), timeZone)}:00Z`) - minute;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  clocks.set(timeZone, formatter);
  return formatter;
}
