import {inForce} from "@gradus/training/cp/history";
import type {PowerFamily} from "../../../contract/activity-values.ts";

interface HasPowerFamily {
  readonly family: PowerFamily | null;
}

export interface DatedWatts extends HasPowerFamily {
  readonly date: string;
  readonly value: number;
}

/**
 * Rows in the watts of a family, and those whose family is unknown: a watch's estimate is commonly a quarter above a
 * pod's measurement, so the two cannot be compared. Without a family, all.
 */
export const sameFamily = <Row extends HasPowerFamily>(
  rows: readonly Row[],
  family: PowerFamily | null,
): Row[] => rows.filter((row) => row.family === null || family === null || row.family === family);

/** What a run with watts of a family, or with none, is measured against on a day. */
export function cpForRun(rows: readonly DatedWatts[], day: string, family: PowerFamily | null) {
  const critical_power = inForce(sameFamily(rows, family), day)?.value ?? null;
  const other = critical_power === null ? inForce(rows, day) : null;
  // What pace costs is reckoned as pods measure it: no watch's value goes with that.
  return {critical_power, pace_cp: other && other.family !== "watch" ? other.value : null};
}
