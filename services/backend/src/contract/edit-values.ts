// Plain values, free of the schema library: browsers load this file.

export const EDIT_BOUNDS = {
  /** A crop leaves at least so many seconds. */
  crop_least: 60,
  scale: {min: 0.5, max: 2},
  /** Seconds that a pod's recording may begin away from a watch's. */
  offset: 48 * 3600,
  edits: 50,
  /** Stretches that one call judges. */
  judged: 100,
  recalculation_days: 366,
} as const;

export const RECALCULATION_STATES = ["waiting", "running", "done"] as const;

export const VERDICTS = ["accept", "ignore"] as const;

export const EDITORS = ["runner", "staff"] as const;
