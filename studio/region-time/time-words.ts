import {dayInZone, wallTime} from "@gradus/schemas/zoned-time";

/** `Europe/Berlin` is Berlin's time; `UTC` stays as it is. */
export function cityOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

/** "1 December 2026, 00:00 Berlin" */
export function timeInWords(instant: Date, timeZone: string): string {
  return `${dayInWords(instant, timeZone)}, ${hourOf(instant, timeZone)} ${cityOf(timeZone)}`;
}

/**
 * "1 December 2026, 00:00 Berlin = 15:00 on 30 November in Los Angeles", or only the first half if the time in the
 * user's own zone is the same.
 */
export function timeInTwoZones(instant: Date, timeZone: string, ownZone: string): string {
  const localTime = timeInWords(instant, timeZone);
  if (wallTime(instant, timeZone) === wallTime(instant, ownZone)) return localTime;
  const [day, ownDay] = [timeZone, ownZone].map((zone) => dayInZone(instant, zone));
  const on = day === ownDay ? "" : ` on ${dayInWords(instant, ownZone, {withYear: false})}`;
  return `${localTime} = ${hourOf(instant, ownZone)}${on} in ${cityOf(ownZone)}`;
}

function dayInWords(instant: Date, timeZone: string, {withYear} = {withYear: true}): string {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    day: "numeric",
    month: "long",
    ...(withYear && {year: "numeric"}),
  }).format(instant);
}

const hourOf = (instant: Date, timeZone: string) => wallTime(instant, timeZone).slice(11);

/** "in 3 hours", "2 days ago": in the largest unit that fits at least twice. */
export function distanceInWords(instant: Date, now: Date): string {
  const seconds = Math.round((instant.getTime() - now.getTime()) / 1000);
  const words = new Intl.RelativeTimeFormat("en", {numeric: "auto"});
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= 2 * length) return words.format(Math.round(seconds / length), unit);
  }
  return "now";
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;
