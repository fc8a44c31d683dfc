import {TRAINING_DEFAULTS} from "../defaults.ts";

const {automaticCp: rules} = TRAINING_DEFAULTS;

/** Why the current value became what it is. */
export type CurrentChange =
  | "first"
  | "raised"
  | "raised_unproven"
  | "lowered"
  | "kept_supported"
  | "kept_small"
  | "manual";

export interface CurrentState {
  readonly mode: "auto" | "manual";
  /** W in force; null before the first. */
  readonly current: number | null;
  /** Automatic value in W and whether an effort behind it is known to have been maximal. */
  readonly estimate: {readonly criticalPower: number; readonly isProven: boolean};
  /** Whether the detraining rule took power from a supporting effort. */
  readonly isDetrained: boolean;
  readonly daysSinceSupport: number;
  /** Days since the value was last lowered, or since it began. */
  readonly daysSinceLowered: number;
}

/**
 * Critical power in W after one more activity. It rises at once with a proven value, by at most 2 % with an unproven
 * one; it falls only by detraining or after 90 days without support, and then by at most 1 % a week. A manual value
 * stays.
 */
export function nextCriticalPower(state: CurrentState): {
  readonly criticalPower: number;
  readonly change: CurrentChange;
} {
  const {current, mode, estimate} = state;
  if (current === null) return {criticalPower: estimate.criticalPower, change: "first"};
  if (mode === "manual") return {criticalPower: current, change: "manual"};
  const {criticalPower, change} =
    estimate.criticalPower >= current ? raised(current, estimate) : lowered(current, state);
  return Math.abs(criticalPower - current) < rules.leastChange && change !== "kept_supported"
    ? {criticalPower: current, change: "kept_small"}
    : {criticalPower, change};
}

const raised = (current: number, {criticalPower, isProven}: CurrentState["estimate"]) =>
  isProven
    ? ({criticalPower, change: "raised"} as const)
    : ({
        criticalPower: Math.min(criticalPower, current * (1 + rules.raiseUnproven)),
        change: "raised_unproven",
      } as const);

function lowered(current: number, state: CurrentState) {
  const {estimate, isDetrained, daysSinceSupport, daysSinceLowered} = state;
  if (!isDetrained && daysSinceSupport < rules.unsupportedDays)
    return {criticalPower: current, change: "kept_supported"} as const;
  const floor = current * (1 - (rules.lowerPerWeek * daysSinceLowered) / 7);
  return {criticalPower: Math.max(estimate.criticalPower, floor), change: "lowered"} as const;
}
