// Plain values, free of the schema library: browsers load this file.

export const COURSE_MAX_BYTES = 10 * 1024 * 1024;
export const COURSES_MAX = 100;
export const COURSE_NAME_MAX = 80;
export const COURSE_DEPTHS = ["summary", "complete"] as const;

/** Returned verbatim where both a target time and a target power are given. */
export const TARGET_CONFLICT =
  "You may not include both a target time and target power in the prediction request. Choose one.";

/** Bounds of the inputs of a prediction: metres, degC, percent, m/s, W, seconds. */
export const RACE_BOUNDS = {
  race_distance: {min: 500, max: 500_000},
  elevation: {min: -430, max: 6000},
  temperature: {min: -40, max: 55},
  humidity: {min: 0, max: 100},
  wind: {min: -30, max: 30},
  target_power: {min: 20, max: 2000},
  target_time: {min: 60, max: 604_800},
} as const;

export const COURSE_PROBLEMS = [
  "empty_file",
  "packed",
  "unknown_format",
  "document_type",
  "damaged",
  "no_positions",
  "too_few_points",
  "too_short",
  "too_long",
] as const;
export type CourseProblem = (typeof COURSE_PROBLEMS)[number];
