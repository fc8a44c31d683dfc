const DAY_MS = 86_400_000;

/** The calendar day (`2026-11-21`) of an instant in UTC. */
export const isoDay = (instant: Date): string => instant.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));

/** Whole days from one to the other, negative when `to` comes first; NaN while one of them is half typed. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** 0 is a Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
