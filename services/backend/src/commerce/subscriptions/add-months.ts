const DAY_MS = 86_400_000;
const MONTHS = {monthly: 1, yearly: 12} as const;
const DAYS = {daily: 1, weekly: 7} as const;

export interface Rhythm {
  readonly interval: "daily" | "weekly" | "monthly" | "yearly";
  readonly interval_count: number;
}

/**
 * So many months later at the same moment of the day, by the provider's calendar (UTC): the day of the anchor, or the
 * last of a month that is shorter. Clocks that people change in spring do not move it.
 */
export function addMonths(anchor: Date, months: number): Date {
  const date = new Date(anchor);
  date.setUTCDate(1);
  date.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return date;
}

/** The n-th period after an anchor. Always counted from it: a short month shortens none that follows. */
export function addPeriods(anchor: Date, {interval, interval_count}: Rhythm, periods: number): Date {
  const count = interval_count * periods;
  if (interval === "monthly" || interval === "yearly") return addMonths(anchor, MONTHS[interval] * count);
  return new Date(anchor.getTime() + DAYS[interval] * count * DAY_MS);
}

/** When periods begin from one moment on, until before another. */
export function listPeriods(anchor: Date, rhythm: Rhythm, from: Date, until: Date): Date[] {
  const found: Date[] = [];
  for (let index = 0; ; index++) {
    const start = addPeriods(anchor, rhythm, index);
    if (start >= until) return found;
    if (start >= from) found.push(start);
  }
}
