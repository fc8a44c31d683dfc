const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The calendar day before another, `2026-12-31` for `2027-01-01`. */
export function dayBefore(day: string): string {
  return shifted(day, -1);
}

export function dayAfter(day: string): string {
  return shifted(day, 1);
}

/** Whether this is a day the calendar has, as `2027-01-01`. */
export function isCalendarDay(value: string): boolean {
  return DAY.test(value) && shifted(value, 0) === value;
}

function shifted(day: string, days: number): string {
  const instant = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return Number.isNaN(instant) ? "" : new Date(instant).toISOString().slice(0, 10);
}
