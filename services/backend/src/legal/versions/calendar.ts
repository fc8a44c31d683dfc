/** Calendar arithmetic: no clock and no time zone takes part, so a change of clocks cannot shift it. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

export function latestDay(days: readonly string[]): string {
  return [...days].sort().at(-1) ?? "";
}

export function earliestDay(days: readonly string[]): string {
  return [...days].sort()[0] ?? "";
}
