/** One moment of the run, ready to print: power, pace, grade, distance. */
export type Moment = readonly [watts: string, pace: string, grade: string, km: string];
