// Plain values, free of the schema library: browsers load this file.

/** Parts of a run that its owner may show to holders of a link, in addition to name, day, distance and duration. */
export const SHARED_METRICS = ["route", "power", "pace", "heart_rate", "cadence", "elevation"] as const;
export type SharedMetric = (typeof SHARED_METRICS)[number];

export const SHARED_RUN_BOUNDS = {
  /** Links of one run at a time. */
  links: {max: 20},
  /** After so many days a link ends by itself. */
  days: {min: 1, max: 365},
} as const;
