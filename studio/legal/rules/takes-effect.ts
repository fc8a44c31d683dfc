import {momentOf} from "@gradus/schemas/zoned-time";
import {cityOf} from "../../region-time/time-words.ts";
import {dayInWords} from "./day-words.ts";

/**
 * Returns, for example: "Takes effect on 1 January 2027 at 00:00 in each region; first in Sydney (31 December 13:00
 * UTC), last in New York (1 January 05:00 UTC)." Regions that change at the same instant are not listed separately.
 * Null if `day` is not a valid day.
 */
export function takesEffectSentence(day: string, timeZones: readonly string[]): string | null {
  const starts = timeZones.flatMap((timeZone) => {
    const moment = momentOf(`${day}T00:00`, timeZone);
    return moment ? [{timeZone, instant: moment.instant}] : [];
  });
  const ordered = starts.toSorted((a, b) => a.instant.getTime() - b.instant.getTime());
  const first = ordered.at(0);
  // Of several that change last, the first of the list: regions are listed by their weight.
  const last = ordered.find(({instant}) => instant.getTime() === ordered.at(-1)?.instant.getTime());
  if (!first || !last) return null;
  const cityWords = ({timeZone, instant}: typeof first) => `${cityOf(timeZone)} (${utc(instant)})`;
  const when = `Takes effect on ${dayInWords(day)} at 00:00 in each region`;
  if (first.instant.getTime() === last.instant.getTime()) return `${when} (${utc(first.instant)}).`;
  return `${when}; first in ${cityWords(first)}, last in ${cityWords(last)}.`;
}

function utc(instant: Date): string {
  const day = new Intl.DateTimeFormat("en-GB", {timeZone: "UTC", day: "numeric", month: "long"}).format(
    instant,
  );
  return `${day} ${instant.toISOString().slice(11, 16)} UTC`;
}
