// Plain values, free of the schema library: browsers load this file.

/** What one runner lets another see. Each level is all of the one before it and more. */
export const SHARE_LEVELS = ["summary", "activities", "plan", "coach"] as const;
export type ShareLevel = (typeof SHARE_LEVELS)[number];

export const SHARE_STATUSES = ["pending", "accepted", "declined", "expired", "cancelled", "ended"] as const;
export type ShareStatus = (typeof SHARE_STATUSES)[number];

export const SHARE_LIMITS = {
  /** Characters of a message to the invited person. */
  message: 280,
  /** How many shares someone gives at once. */
  given: 50,
  /** Days after which an unanswered invitation ends. */
  pending_days: 30,
} as const;

export function reaches(level: ShareLevel, needed: ShareLevel) {
  return SHARE_LEVELS.indexOf(level) >= SHARE_LEVELS.indexOf(needed);
}
