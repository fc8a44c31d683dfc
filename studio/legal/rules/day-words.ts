/** "1 January 2027" */
export function dayInWords(day: string): string {
  return format(day, {day: "numeric", month: "long", year: "numeric"});
}

/** "1 Jan 2027", where there is little room */
export function dayInShort(day: string): string {
  return format(day, {day: "numeric", month: "short", year: "numeric"});
}

/** The calendar day at an instant, in the middle of the world: staff lists need no region. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000));
}

/** Whole days from one to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  // A day may be half typed; what is there is shown as it is.
  if (Number.isNaN(instant)) return day;
  return new Intl.DateTimeFormat("en-GB", {...options, timeZone: "UTC"}).format(instant);
}
