const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment `days` days before `now`, the limit of a retention period: older data is no longer kept. */
export function daysBefore(now: Date, days: number) {
  return new Date(now.getTime() - days * DAY_MS);
}
