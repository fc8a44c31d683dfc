// Plain values, free of the schema library: browsers load this file.

export const WORKOUT_TYPES = [
  "easy",
  "recovery",
  "long",
  "tempo",
  "threshold",
  "intervals",
  "hills",
  "race_pace",
  "test",
  "other",
] as const;
export type WorkoutType = (typeof WORKOUT_TYPES)[number];

/** `coach`: written by another user through a share. */
export const WORKOUT_SOURCES = ["own", "library", "plan", "coach", "platform"] as const;
export type WorkoutSource = (typeof WORKOUT_SOURCES)[number];

export const SKIP_REASONS = ["ill", "injured", "tired", "no_time", "weather", "other"] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const MOVE_SCOPES = ["this", "following", "plan"] as const;
export type MoveScope = (typeof MOVE_SCOPES)[number];

/** Characters and counts. */
export const WORKOUT_BOUNDS = {
  title: {max: 120},
  desc: {max: 2000},
  objective: {max: 200},
  segment_desc: {max: 200},
  tags: {max: 10},
  tag: {max: 40},
  /** Workouts in one request that moves, copies or deletes. */
  together: {max: 100},
  /** In one request that takes a step of a whole plan back: a year of days. */
  of_plan: {max: 400},
  /** Days one workout is copied to at once. */
  copies: {max: 60},
  /** Workouts on one day. */
  day: {max: 10},
  /** Templates and collections per user. */
  templates: {max: 1000},
  collections: {max: 100},
  collection_name: {max: 80},
} as const;

/** A deleted workout or event can be brought back for so long. */
export const PLANNED_RESTORE_DAYS = 30;

export const PLANNED_DAYS = {first: "1970-01-01", last: "2100-12-31"} as const;
