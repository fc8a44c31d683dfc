// Plain values, free of the schema library: browsers load this file.

/** Bounds of a critical power that a user enters, in W. */
export const CRITICAL_POWER_BOUNDS = {min: 60, max: 600} as const;

/** Bounds of the power an athlete holds in a test, in W. */
export const TEST_POWER_BOUNDS = {min: 60, max: 1500} as const;

/** Minutes of both all-out efforts of a test. */
export const CP_TESTS = ["3_9", "3_10"] as const;

export const CP_CHANGES = ["first", "raised", "lowered", "set"] as const;

/** Whether critical power follows the runs, or stays where the runner put it. */
export const CP_MODES = ["auto", "manual"] as const;

export const RECALCULATION_STATES = ["waiting", "running", "done", "failed"] as const;
