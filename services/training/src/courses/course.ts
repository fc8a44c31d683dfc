import {TRAINING_DEFAULTS} from "../defaults.ts";

/** A stretch of one grade, in m. */
export interface Piece {
  readonly length: number;
  readonly grade: number;
}

/** What is run, from start to finish. */
export interface Course {
  readonly distance: number;
  readonly gain: number;
  readonly loss: number;
  readonly pieces: readonly Piece[];
}

/** A level course of some metres. */
export const flatCourse = (distance: number): Course => ({
  distance,
  gain: 0,
  loss: 0,
  pieces: [{length: distance, grade: 0}],
});

/** A course from its stretches. */
export const courseOf = (pieces: readonly Piece[]): Course => ({
  pieces,
  distance: pieces.reduce((sum, {length}) => sum + length, 0),
  gain: pieces.reduce((sum, {length, grade}) => sum + Math.max(0, length * grade), 0),
  loss: pieces.reduce((sum, {length, grade}) => sum - Math.min(0, length * grade), 0),
});

/** A course's pieces grouped by grade, so that speed is found once per grade instead of once per piece. */
export interface GradeBins {
  /** Metres and mean grade of each bin. */
  readonly bins: readonly Piece[];
  /** The bin each piece lies in. */
  readonly binOf: Uint32Array;
}

/**
 * Groups pieces by 0.1 % of grade; a bin's grade is the mean of its metres, so a course of few grades stays exact.
 */
export function groupByGrade(pieces: readonly Piece[]): GradeBins {
  const places = new Map<number, number>();
  const sums: {length: number; climb: number}[] = [];
  const binOf = Uint32Array.from(pieces, ({length, grade}) => {
    const key = Math.round(grade / TRAINING_DEFAULTS.courses.gradeBin);
    const index = places.get(key) ?? sums.length;
    const bin = sums[index] ?? {length: 0, climb: 0};
    places.set(key, index);
    sums[index] = {length: bin.length + length, climb: bin.climb + length * grade};
    return index;
  });
  const bins = sums.map(({length, climb}) => ({length, grade: length === 0 ? 0 : climb / length}));
  return {bins, binOf};
}
