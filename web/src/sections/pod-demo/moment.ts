/** One moment of the run, ready to print: power, pace, grade, distance. Their units are the same all along. */
export type Moment = readonly [watts: string, pace: string, grade: string, distance: string];

/** The unit of each of them; null where the number brings its own sign, such as a percentage. */
export type Units = readonly [watts: string, pace: string, grade: null, distance: string];
