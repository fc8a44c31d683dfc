const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment so many days before another: what is older is no longer kept. */
export function daysBefore(now: Date, days: number) {
  return new Date(now.getTime() - days * DAY_MS);
}
