import type {Region} from "@gradus/schemas/markets";
import {type Moment, wallTime} from "@gradus/schemas/zoned-time";
import type {RegionZones} from "../../region-time/region-time.ts";
import {timeInWords} from "../../region-time/time-words.ts";

export function clocks(
  instant: Date,
  regions: readonly Region[],
  zones: RegionZones,
): {readonly words: string; readonly regions: readonly Region[]}[] {
  const byTime = Map.groupBy(regions, (region) => wallTime(instant, zones[region]));
  return [...byTime.values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [{words: timeInWords(instant, zones[first]), regions: alike}] : [];
  });
}

/** What to know about a time that clocks skip or show twice, or null. */
export function clockChange(moment: Moment, timeZone: string): string | null {
  if (moment.kind === "exact") return null;
  const shown = timeInWords(moment.instant, timeZone);
  return moment.kind === "skipped"
    ? `Clocks are put forward over this time there. It counts as ${shown}.`
    : `Clocks are put back there, so this time comes twice. It counts as the first.`;
}
