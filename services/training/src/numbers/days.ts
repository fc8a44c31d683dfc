/** A local calendar day, yyyy-MM-dd. Which zone it is local to was decided where the instant was read. */
export type Day = string;

const DAY_MS = 86_400_000;
const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

const numberOf = (day: Day) => {
  const ms = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new RangeError(`not a day: ${day}`);
  return Math.round(ms / DAY_MS);
};

/** Whether the calendar has this day: `2028-02-29`, but not `2027-02-29`. */
export function isDay(text: string): boolean {
  if (!WRITTEN.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && isoDay(date) === text;
}

/** The day of an instant in UTC. */
export const isoDay = (instant: Date): Day => instant.toISOString().slice(0, 10);

/** Days from one to the other; negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

export const addDays = (day: Day, days: number): Day => isoDay(new Date((numberOf(day) + days) * DAY_MS));

/** 0 is a Monday. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day));

/** The last day of a month, which is given as yyyy-MM. */
export function lastDayOf(month: string): Day {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return isoDay(new Date(Date.UTC(year, number, 0)));
}
