import {startOfDay} from "@/lib/time/day-in-zone";

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
const LAST_DAY = new Set(["validTo", "hideAfter", "showTo", "campaignTo"]);

/**
 * Seconds until the first date in a query result passes, at least one; null when nothing in it changes by date.
 * Days count from the first instant of the day in `timeZone`.
 */
export function secondsToNextChange(result: unknown, timeZone: string, now: Date): number | null {
  const instants: number[] = [];
  collect(result, timeZone, instants);
  const next = instants.filter((instant) => instant > now.getTime()).sort((a, b) => a - b)[0];
  return next === undefined ? null : Math.max(1, Math.ceil((next - now.getTime()) / 1000));
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

function instantOf(key: string, value: string, timeZone: string): number | null {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
  if (LAST_DAY.has(key) && isDay) return startOfDay(dayAfter(value), timeZone).getTime();
  if (!BEGINS.has(key)) return null;
  const instant = isDay ? startOfDay(value, timeZone).getTime() : Date.parse(value);
  return Number.isNaN(instant) ? null : instant;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
