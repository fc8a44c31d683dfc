import {wallTime} from "@gradus/schemas/zoned-time";
import type {Columns} from "@gradus/training/series/recording";
import zoneAt from "@photostructure/tz-lookup";

/** Offsets there are on earth end on a quarter of an hour; a device's clock may be some seconds off. */
const QUARTER_S = 15 * 60;
const OFFSET_MAX_S = 14 * 3600;

/**
 * The place of a run in the calendar. The offset of its file, or of its positions, takes precedence; the runner's zone
 * is stored instead of the plain offset when the two agree, since it also covers daylight saving.
 */
export function resolveLocalTime(start: number, statedOffset: number | null, home: string) {
  const atHome = offsetIn(start, home);
  const rounded = statedOffset === null ? atHome : Math.round(statedOffset / QUARTER_S) * QUARTER_S;
  const offset_seconds = Math.abs(rounded) <= OFFSET_MAX_S ? rounded : atHome;
  const time_zone = offset_seconds === atHome ? home : offsetName(offset_seconds);
  const local = new Date((start + offset_seconds) * 1000).toISOString();
  return {offset_seconds, time_zone, local_day: local.slice(0, 10), local_hour: Number(local.slice(11, 13))};
}

/** Seconds east of UTC where a run has its first position; null without any. */
export function offsetAtFirstPosition(start: number, {latitude, longitude}: Columns): number | null {
  const first = latitude?.findIndex((degrees) => !Number.isNaN(degrees)) ?? -1;
  const [north, east] = [latitude?.[first] ?? Number.NaN, longitude?.[first] ?? Number.NaN];
  if (Number.isNaN(north + east)) return null;
  try {
    return offsetIn(start, zoneAt(north, east));
  } catch (error) {
    // A zone younger than the calendar of this machine.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Seconds east of UTC at a moment. */
export function offsetIn(at: number, timeZone: string) {
  const minute = Math.floor(at / 60) * 60;
  return Date.parse(`${wallTime(new Date(minute * 1000), timeZone)}Z`) / 1000 - minute;
}

/** A name that Intl takes as a zone: +05:45. */
function offsetName(seconds: number) {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const size = Math.abs(seconds);
  return `${seconds < 0 ? "-" : "+"}${two(size / 3600)}:${two((size % 3600) / 60)}`;
}
