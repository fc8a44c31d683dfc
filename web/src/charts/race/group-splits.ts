import type {RaceSplit} from "./race-result";

export const COLUMNS_MAX = 25;
const STEPS = [1, 2, 5, 10, 20, 50, 100] as const;
/** What is left at the end stands on its own from this share of a column on. */
const OWN_COLUMN = 0.5;

export interface SplitGroups {
  /** The number of splits per column. */
  readonly step: number;
  readonly groups: readonly RaceSplit[];
}

/** Splits as columns: as they are, or by twos, fives and tens where there are too many to stand side by side. */
export function groupSplits(splits: readonly RaceSplit[], most: number = COLUMNS_MAX): SplitGroups {
  const step =
    STEPS.find((each) => columnsOf(splits, each).length <= most) ?? Math.ceil(splits.length / most);
  return {step, groups: columnsOf(splits, step)};
}

function columnsOf(splits: readonly RaceSplit[], step: number): readonly RaceSplit[] {
  const count = Math.ceil(splits.length / step);
  return withoutSliver(
    Array.from({length: count}, (_, index) => joinSplits(splits.slice(index * step, (index + 1) * step))),
  );
}

/** Some metres after the last full column are too narrow to be read: they belong to it. */
function withoutSliver(groups: readonly RaceSplit[]): readonly RaceSplit[] {
  const [before, last] = [groups.at(-2), groups.at(-1)];
  if (!before || !last || last.to - last.from >= OWN_COLUMN * (before.to - before.from)) return groups;
  return [...groups.slice(0, -2), joinSplits([before, last])];
}

/** Several splits as one: grade by metres, power by seconds. */
function joinSplits(splits: readonly RaceSplit[]): RaceSplit {
  const sum = (of: (split: RaceSplit) => number) => splits.reduce((total, split) => total + of(split), 0);
  const [from, to] = [splits[0]?.from ?? 0, splits.at(-1)?.to ?? 0];
  const time = sum((split) => split.time);
  return {
    from,
    to,
    time,
    grade: sum((split) => split.grade * (split.to - split.from)) / (to - from),
    power: sum((split) => split.power * split.time) / time,
    pace: (time / (to - from)) * 1000,
    cumulative: splits.at(-1)?.cumulative ?? 0,
    is_walking: splits.some((split) => split.is_walking),
  };
}
