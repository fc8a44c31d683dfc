/** One moment of the run, ready to print: power, pace, grade, distance. Their units are the same all along. */
export type Moment = readonly [watts: string, pace: string, grade: string, distance: string];

/** What stands beside one number of a moment. */
export interface Figure {
  readonly label: string;
  /** Null where the number brings its own sign, such as a percentage. */
  readonly unit: string | null;
}
