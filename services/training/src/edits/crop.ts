import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Series} from "../series/series.ts";

/** Slots from first to last, both included. */
export interface SlotRange {
  readonly from: number;
  readonly to: number;
}

/** Whether at least a minute of the run would be left. */
export const canCrop = ({length}: Series, {from, to}: SlotRange): boolean =>
  Number.isInteger(from) &&
  Number.isInteger(to) &&
  from >= 0 &&
  from < to &&
  to <= length - 1 &&
  to - from + 1 >= TRAINING_DEFAULTS.edits.cropLeast;

/** The part of a run within a range that `canCrop` allows; it starts later, and its distance begins at 0. */
export function crop(series: Series, {from, to}: SlotRange): Series {
  const columns = Object.fromEntries(
    Object.entries(series.columns).map(([key, values]) => [key, values.slice(from, to + 1)]),
  );
  const first = columns.distance?.find((metres) => !Number.isNaN(metres)) ?? 0;
  const rebased = columns.distance?.map((metres) => metres - first);
  return {
    start: series.start + from,
    length: to - from + 1,
    active: series.active.slice(from, to + 1),
    columns: rebased ? {...columns, distance: rebased} : columns,
  };
}

/** Laps after a crop, in the new slots: clipped to what is left, and gone when nothing is. */
export const cropLaps = <Lap extends SlotRange>(laps: readonly Lap[], {from, to}: SlotRange): Lap[] =>
  laps
    .map((lap) => ({...lap, from: Math.max(lap.from, from) - from, to: Math.min(lap.to, to) - from}))
    .filter((lap) => lap.from <= lap.to);
