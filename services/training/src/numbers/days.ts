/** A local calendar day, yyyy-MM-dd. Which zone it is local to was decided where the instant was read. */
export type Day = string;

const DAY_MS = 86_400_000;

const numberOf = (day: Day) => {
  const ms = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new RangeError(`not a day: ${day}`);
  return Math.round(ms / DAY_MS);
};

/** Days from one to the other; negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

export const addDays = (day: Day, days: number): Day =>
  new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** 0 is a Monday. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day));
