/** The calendar day of a moment in a time zone, yyyy-MM-dd: the same on the server and in every browser. */
export function zoneDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", {timeZone, dateStyle: "short"}).format(at);
}
