// Also read by server.ts, which runs without a bundler.

import {startOfDay} from "@gradus/schemas/zoned-time";
import {addDays, isDay} from "@gradus/training/numbers/days";
import {LRUCache} from "lru-cache";

/** Fields at whose date something begins: on that day, or at that instant. */
const BEGINS = new Set([
  "showFrom",
  "showUntil",
  "validFrom",
  "switchOn",
  "effectiveFrom",
  "announcedOn",
  "campaignFrom",
]);
/** Fields naming the last day something lasts: it ends as the next day begins. */
const LAST_DAY = new Set(["validTo", "hideAfter", "showTo", "campaignTo", "newOn"]);

/**
 * Seconds until the first date in a query result passes, at least one; null when nothing in it changes by date.
 * Days count from the first instant of the day in `timeZone`.
 */
export function secondsToNextChange(result: unknown, timeZone: string, now: Date): number | null {
  const next = changeInstants(result, timeZone)
    .filter((instant) => instant > now.getTime())
    .sort((a, b) => a - b)[0];
  return next === undefined ? null : Math.max(1, Math.ceil((next - now.getTime()) / 1000));
}

/** Every instant, in milliseconds, at which something in a query result begins or ends in a time zone. */
export function changeInstants(result: unknown, timeZone: string): number[] {
  const instants: number[] = [];
  collect(result, timeZone, instants);
  return instants;
}

function collect(value: unknown, timeZone: string, instants: number[]) {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, timeZone, instants);
  } else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      const instant = typeof item === "string" ? instantOf(key, item, timeZone) : null;
      if (instant !== null) instants.push(instant);
      else collect(item, timeZone, instants);
    }
  }
}

const MAX_STARTS = 5000;
const starts = new LRUCache<string, number>({max: MAX_STARTS});

/** The same few dates are met with every read, and finding midnight in a zone takes four questions to its calendar. */
function startOf(day: string, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  const start = starts.get(key) ?? startOfDay(day, timeZone).getTime();
  starts.set(key, start);
  return start;
}

function instantOf(key: string, value: string, timeZone: string): number | null {
  const isDate = isDay(value);
  if (LAST_DAY.has(key) && isDate) return startOf(addDays(value, 1), timeZone);
  if (!BEGINS.has(key)) return null;
  const instant = isDate ? startOf(value, timeZone) : Date.parse(value);
  return Number.isNaN(instant) ? null : instant;
}
