import {addDays} from "@gradus/schemas/days";
import type {Region} from "@gradus/schemas/markets";
import {dayInZone, momentOf, type WallTime, wallTime} from "@gradus/schemas/zoned-time";
import {timeInWords} from "./time-words.ts";

export type RegionZones = Readonly<Record<Region, string>>;

export interface RegionTime {
  readonly region: Region;
  readonly wall: WallTime;
  /** Of a time that the clock shows twice, the later one. */
  readonly isSecond: boolean;
}

export interface Hint {
  readonly tone: "caution" | "critical";
  readonly text: string;
}

export const regionTimeAt = (instant: Date, region: Region, zones: RegionZones): RegionTime => ({
  region,
  wall: wallTime(instant, zones[region]),
  // Only needed in the hour that comes twice, and then wrong for one of its halves only until it is touched.
  isSecond: isSecondPass(instant, zones[region]),
});

function isSecondPass(instant: Date, zone: string): boolean {
  const moment = momentOf(wallTime(instant, zone), zone);
  return moment?.kind === "twice" && instant.getTime() >= moment.second.getTime();
}

/** The instant that was entered, or null while it is none. */
export function instantOf({region, wall, isSecond}: RegionTime, zones: RegionZones): Date | null {
  const moment = momentOf(wall, zones[region]);
  if (!moment) return null;
  return moment.kind === "twice" && isSecond ? moment.second : moment.instant;
}

/** Whether the clock shows this time twice, so that the user has to choose which one is meant. */
export const isAmbiguousTime = ({region, wall}: RegionTime, zones: RegionZones): boolean =>
  momentOf(wall, zones[region])?.kind === "twice";

/** What is odd about a time because clocks change that night. */
export function clockHint({region, wall}: RegionTime, zones: RegionZones): Hint | null {
  const zone = zones[region];
  const moment = momentOf(wall, zone);
  if (moment?.kind === "skipped") {
    const text = `Clocks go forward that night and skip ${wall.slice(11)}. It means ${timeInWords(moment.instant, zone)}.`;
    return {tone: "caution", text};
  }
  if (moment?.kind !== "twice") return null;
  return {
    tone: "caution",
    text: `Clocks go back that night: ${wall.slice(11)} comes twice, an hour apart. Choose which one is meant.`,
  };
}

export function nextMidnight(now: Date, region: Region, zones: RegionZones): RegionTime {
  const tomorrow = addDays(dayInZone(now, zones[region]), 1);
  return {region, wall: `${tomorrow}T00:00`, isSecond: false};
}
