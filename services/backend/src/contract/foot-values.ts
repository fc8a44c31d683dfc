// Plain values, free of the schema library: browsers load this file.

import type {BalanceKey} from "@gradus/training/feet/balance";

export const BALANCE_KEYS = [
  "ground_time_balance",
  "vertical_oscillation_balance",
  "leg_spring_stiffness_balance",
  "impact_loading_rate_balance",
] as const satisfies readonly BalanceKey[];

export const FOOT_SIDES = ["left", "right"] as const;

export const FOOT_VIEWS = {side: ["x", "z"], top: ["x", "y"], rear: ["y", "z"]} as const;

export const FOOT_BOUNDS = {
  /** Strides, or means of strides, that one call brings. A long run is sent in parts. */
  strides: 2000,
  /** Of how many strides one can be the mean. */
  mean_of: 1000,
  speed: 12.5,
  cadence: 300,
  /** Seconds of a run. */
  second: 48 * 3600,
} as const;

export const STRIDE_PROBLEMS = ["too_few_points", "too_many_points", "out_of_range", "not_closed"] as const;

export const FOOT_JOB_STATES = ["waiting", "running", "done", "cancelled"] as const;
export const FOOT_JOB_BOUNDS = {users: 500, failures: 100} as const;
