// Plain values, free of the schema library: browsers load this file.

export const NOTIFICATION_KINDS = ["comment", "assigned", "plan_changed", "workout_changed"] as const;
