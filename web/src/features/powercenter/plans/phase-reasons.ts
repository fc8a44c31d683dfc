import type {PhaseReason} from "@gradus/training/plans/plan";

/** Why a phase is there, or as long as it is: each has words of its own. */
const REASONS: Readonly<Record<PhaseReason, true>> = {
  measure: true,
  measure_again: true,
  foundation: true,
  foundation_shortened: true,
  race_specific: true,
  taper: true,
  taper_shortened: true,
  after_race: true,
  no_goal: true,
};

export const isPhaseReason = (reason: string): reason is PhaseReason => Object.hasOwn(REASONS, reason);
