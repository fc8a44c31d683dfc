import type {RaceSplit} from "./race-result";

export const PAPER_LINES = 43;
export const DRAWN_LINES = 7;
const SPARSE = 5;

/** The splits that stand on a band: all of them, or every so many, always with the finish. */
export function bandLines(splits: readonly RaceSplit[], most: number): readonly RaceSplit[] {
  const fewest = Math.ceil(splits.length / most);
  const every = fewest > SPARSE || most === PAPER_LINES ? roundUp(fewest) : fewest;
  return splits.filter((_, index) => (index + 1) % every === 0 || index === splits.length - 1);
}

/** People count kilometres by fives. */
const roundUp = (every: number) => (every === 1 ? 1 : SPARSE * Math.ceil(every / SPARSE));
