// Plain values, free of the schema library: browsers load this file.

/** `paused` schedules nothing until it is resumed; `ended` and `left` are over. */
export const PLAN_STATES = ["active", "paused", "ended", "left"] as const;

export const SUPPLEMENTARY_KINDS = ["strength", "mobility", "drills"] as const;
export type SupplementaryKind = (typeof SUPPLEMENTARY_KINDS)[number];

/** A change that the plan made of itself can be taken back for so long. */
export const PLAN_UNDO_DAYS = 7;

export const PLAN_CHANGE_RULES = [
  "missed_easy",
  "missed_hard",
  "missed_long",
  "too_much",
  "too_little",
  "power_fell",
  "tired",
  "unwell",
  "day_off",
  "race_day",
  "break",
  "long_break",
] as const;

/** Minutes of a day; metres of a race. */
export const PLAN_BOUNDS = {
  minutes: {max: 600},
  distance: {min: 1000, max: 1_000_000},
} as const;
