// Plain values, free of the schema library: browsers load this file.

/** How a runner is doing, the one who needs a look first. */
export const ATHLETE_STATUSES = [
  "ill",
  "missed_more",
  "far_over",
  "quiet",
  "no_plan",
  "missed_one",
  "fine",
] as const;
export type AthleteStatus = (typeof ATHLETE_STATUSES)[number];

export const NEEDS_ATTENTION: ReadonlySet<AthleteStatus> = new Set([
  "ill",
  "missed_more",
  "far_over",
  "quiet",
  "no_plan",
]);

export const ASSIGNMENT_REFUSALS = ["share", "day_full"] as const;
export const ASSIGNMENT_CONFLICTS = ["past", "race", "ill", "planned", "full"] as const;

/**
 * Athletes and days in one request; days without a run after which an athlete is `quiet`; characters; rows of a page.
 */
export const COACHING_BOUNDS = {
  athletes: {max: 50},
  days: {max: 14},
  quiet: {days: 10},
  trend: {days: 90},
  comment: {max: 2000},
  thread: {max: 500},
  page: {max: 100, usual: 30},
} as const;
