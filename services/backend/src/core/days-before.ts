const DAY_MS = 24 * 60 * 60 * 1000;

export function daysBefore(now: Date, days: number) {
  return new Date(now.getTime() - days * DAY_MS);
}
