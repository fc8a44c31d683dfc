import type {AutomaticCpReply, CpHistoryRow} from "@gradus/backend/contract/critical-power";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {sameFamily} from "../power/same-family";

const {automaticCp, zones} = TRAINING_DEFAULTS;

/** A change of critical power, with its number where it is in the list of reasons. */
export interface NumberedChange {
  readonly row: CpHistoryRow;
  readonly number: number;
  /** W; null for the first. */
  readonly by: number | null;
}

/** More numbers than these would cover each other on the chart. */
const NUMBERED = 8;

/** The newest changes, the newest first and numbered from one. */
export const numberedChanges = (items: readonly CpHistoryRow[], from: string): NumberedChange[] =>
  items
    .filter(({date}) => date >= from)
    .toReversed()
    .slice(0, NUMBERED)
    .map((row, index) => ({row, number: index + 1, by: changeBy(row)}));

export const changeBy = ({critical_power, previous}: Pick<CpHistoryRow, "critical_power" | "previous">) =>
  previous === null ? null : critical_power - previous;

/** What was in force on a day; null before the first. */
export const inForceOn = (items: readonly CpHistoryRow[], day: string): CpHistoryRow | null =>
  items.findLast(({date}) => date <= day) ?? null;

const MONTH_DAYS = 30;

/** How much it changed in thirty days, in the same watts; null where there was none then. */
export function changeThisMonth(items: readonly CpHistoryRow[], today: string): number | null {
  const now = inForceOn(items, today);
  const then = now && inForceOn(sameFamily(items, now.family), addDays(today, -MONTH_DAYS));
  return now && then ? now.critical_power - then.critical_power : null;
}

/** Whether there are watts of more than one family, which must not be compared. */
export const hasFamilies = (items: readonly Pick<CpHistoryRow, "family">[]) =>
  new Set(items.flatMap(({family}) => family ?? [])).size > 1;

export type Reason =
  | "first"
  | "raised"
  | "raisedByRuns"
  | "raisedUnknown"
  | "lowered"
  | "manual"
  | "test"
  | "import";

export function reasonOf({
  source,
  change,
  activity_id,
  activity_name,
}: Pick<CpHistoryRow, "source" | "change" | "activity_id" | "activity_name">): Reason {
  if (source === "test" && activity_name !== null) return "raised";
  if (source !== "auto") return source;
  if (change === "lowered") return "lowered";
  if (change === "first" && activity_name === null) return "first";
  if (activity_name !== null) return "raised";
  return activity_id === null ? "raisedByRuns" : "raisedUnknown";
}

/** Of all durations by which a run holds critical power up, the one that moves it: what is furthest above the model. */
export const strongestOf = ({supporting}: Pick<AutomaticCpReply, "supporting">, activity_id: string | null) =>
  supporting
    .filter((effort) => effort.activity_id === activity_id)
    .reduce<AutomaticCpReply["supporting"][number] | null>(
      (most, effort) => (most === null || effort.share > most.share ? effort : most),
      null,
    );

/** Why the value in force is not another. */
export type CpHoldReason = "manual" | "unknown" | "same" | "rises" | "risesSlowly" | "holds";

type CpAssessment = Pick<AutomaticCpReply, "mode" | "critical_power" | "lower_bound" | "in_force">;

export function holdReasonOf({
  mode,
  critical_power: estimate,
  lower_bound,
  in_force,
}: CpAssessment): CpHoldReason {
  if (mode === "manual") return "manual";
  if (estimate === null || in_force === null) return "unknown";
  const difference = estimate - in_force.critical_power;
  if (Math.abs(difference) < automaticCp.leastChange) return "same";
  if (difference < 0) return "holds";
  return lower_bound ? "risesSlowly" : "rises";
}

/** The efforts that leave first, and the day on which they no longer count. */
export function nextToExpire({supporting, to}: Pick<AutomaticCpReply, "supporting" | "to">) {
  if (supporting.length === 0) return null;
  const soonest = Math.min(...supporting.map(({days_left}) => days_left));
  return {
    count: supporting.filter(({days_left}) => days_left === soonest).length,
    date: addDays(to, soonest + 1),
  };
}

/** Days after which a value that nothing new holds up is drawn as an old one. */
const STALE_DAYS = 30;

/** The day of the newest effort that holds it up, if that is long ago. */
export function staleSince({supporting, to}: Pick<AutomaticCpReply, "supporting" | "to">): string | null {
  const newest = supporting
    .map(({date}) => date)
    .sort()
    .at(-1);
  return newest !== undefined && daysBetween(newest, to) > STALE_DAYS ? newest : null;
}

/** The manual entries at the end of the history: as long as they exist, automatic values do not apply. */
export function manualAtEnd(items: readonly CpHistoryRow[]): CpHistoryRow[] {
  const before = items.findLastIndex(({source}) => source !== "manual");
  return items.slice(before + 1);
}

const ZONE_NAMES = ["easy", "moderate", "threshold", "interval", "repetition"] as const;

export interface ZoneWatts {
  readonly zone: number;
  readonly name: (typeof ZONE_NAMES)[number];
  readonly low: number;
  /** Null for the hardest, which has no end. */
  readonly high: number | null;
}

/** The zones of a critical power in whole W, the hardest first. */
export const zonesOf = (criticalPower: number): ZoneWatts[] =>
  ZONE_NAMES.map((name, index) => {
    const high = zones.bounds[index + 1];
    return {
      zone: index + 1,
      name,
      low: Math.round((zones.bounds[index] ?? 0) * criticalPower),
      high: high === undefined ? null : Math.round(high * criticalPower),
    };
  }).toReversed();
