import {MARKETS, REGIONS} from "@gradus/schemas/markets";
import {wallTime} from "@gradus/schemas/zoned-time";
import type {RegionZones} from "../../region-time/region-time.ts";
import type {DayRow, PlannedRow, ReleaseRow} from "./planned-changes.ts";

export interface Schedule {
  readonly instant: Date;
  /** Published ids of the documents that go live with it. */
  readonly ids: readonly string[];
  /** The release that is being scheduled, so that it does not warn of itself. */
  readonly release: string | null;
}

export interface ConcurrentChange {
  readonly text: string;
  /** The same document changes twice in that minute. */
  readonly isConflict: boolean;
}

/** Everything else that changes on the site in the same minute. */
export function listConcurrentChanges(
  planned: PlannedRow,
  schedule: Schedule,
  zones: RegionZones,
): ConcurrentChange[] {
  const lines = [
    ...planned.releases.flatMap((row) => releaseChange(row, schedule) ?? []),
    ...planned.sections.flatMap(({title, from, until}) => [
      ...(includesMinute(from, schedule.instant)
        ? [harmlessChange(`A section of “${title ?? "Untitled"}” appears`)]
        : []),
      ...(includesMinute(until, schedule.instant)
        ? [harmlessChange(`A section of “${title ?? "Untitled"}” goes`)]
        : []),
    ]),
    ...planned.days.flatMap((row) => dayChange(row, schedule.instant, zones) ?? []),
  ];
  // A legal document has one version for each scope, and both may begin that day.
  return [...new Map(lines.map((line) => [line.text, line])).values()];
}

const harmlessChange = (text: string): ConcurrentChange => ({text, isConflict: false});

function releaseChange(row: ReleaseRow, schedule: Schedule): ConcurrentChange | null {
  const {name, publishAt, documents} = row;
  if (name === schedule.release || !isSameMinute(publishAt, schedule.instant)) return null;
  const shared = documents.find(({id}) => schedule.ids.includes(id));
  if (shared) {
    const words = `${nameOf(row)} also changes “${shared.title ?? "Untitled"}”. Of the two, what was made last stays.`;
    return {text: words, isConflict: true};
  }
  const count = documents.length === 1 ? "1 document" : `${documents.length} documents`;
  return harmlessChange(row.isSingle ? nameOf(row) : `${nameOf(row)} with ${count}`);
}

const nameOf = ({title, isSingle, documents}: ReleaseRow) =>
  isSingle ? `The scheduled draft of “${documents[0]?.title ?? "Untitled"}”` : `“${title}”`;

/** Days begin at midnight of each region: names the regions where that is this very instant. */
function dayChange({title, day, event}: DayRow, instant: Date, zones: RegionZones): ConcurrentChange | null {
  const regions = REGIONS.filter((region) => wallTime(instant, zones[region]) === `${day}T00:00`);
  if (regions.length === 0) return null;
  return harmlessChange(
    `${title} ${event} in ${regions.map((region) => MARKETS[region].name.en).join(", ")}`,
  );
}

const includesMinute = (times: readonly (string | null)[] | null, instant: Date) =>
  times?.some((time) => isSameMinute(time, instant)) ?? false;

function isSameMinute(time: string | null, instant: Date): boolean {
  return time !== null && minuteOf(Date.parse(time)) === minuteOf(instant.getTime());
}

const minuteOf = (ms: number) => Math.floor(ms / 60_000);
