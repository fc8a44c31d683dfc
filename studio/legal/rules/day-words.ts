/** "1 January 2027" */
export function dayInWords(day: string): string {
  return format(day, {day: "numeric", month: "long", year: "numeric"});
}

/** "1 Jan 2027", where there is little room */
export function dayInShort(day: string): string {
  return format(day, {day: "numeric", month: "short", year: "numeric"});
}

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  // A day may be half typed; what is there is shown as it is.
  if (Number.isNaN(instant)) return day;
  return new Intl.DateTimeFormat("en-GB", {...options, timeZone: "UTC"}).format(instant);
}
