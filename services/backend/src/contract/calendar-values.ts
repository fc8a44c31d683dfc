// Plain values, free of the schema library: browsers load this file.

export const CALENDAR_KINDS = ["activities", "events", "workouts", "plans"] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const CALENDAR_SHORT = {
  ua: "activities",
  ue: "events",
  uw: "workouts",
  up: "plans",
} as const satisfies Record<string, CalendarKind>;

export const CALENDAR_BOUNDS = {
  limit: {min: 1, usual: 200, max: 1000},
  /** Days for which deletions are known: a client that was away for longer reads everything anew. */
  tombstone_days: 400,
} as const;
