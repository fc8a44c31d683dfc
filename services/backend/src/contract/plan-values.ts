// Plain values, free of the schema library: browsers load this file.

/** `paused` asks for nothing until it goes on; `ended` and `left` are over. */
export const PLAN_STATES = ["active", "paused", "ended", "left"] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** What stands beside the runs of a plan. */
export const SUPPLEMENTAL_KINDS = ["strength", "mobility", "drills"] as const;
export type SupplementalKind = (typeof SUPPLEMENTAL_KINDS)[number];

/** What staff do with the phase a guided plan is in. */
export const PHASE_ACTIONS = ["advance", "hold", "repeat", "end", "set_phase"] as const;

/** A change that the plan made of itself can be taken back for so long. */
export const PLAN_UNDO_DAYS = 7;
