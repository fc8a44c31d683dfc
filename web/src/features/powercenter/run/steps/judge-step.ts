import type {WorkoutComplianceReply} from "@gradus/backend/contract/workout-compliance";
import {COMPLIANCE_RULES} from "@gradus/training/workouts/compliance";

export type Compliance = NonNullable<WorkoutComplianceReply["compliance"]>;
export type ComplianceStep = Compliance["steps"][number];

export type Verdict = "hit" | "partly" | "easy" | "hard" | "free" | "not_run";

/** assumption: a step is on target where so much of it is. */
const HIT_SHARE = 0.8;

/** Judges a step by the share of its seconds on target; where that is too little, its average decides the direction. */
export function judgeStep({target_low, target_high, average_power, in_target}: ComplianceStep): Verdict {
  if (average_power === null) return "not_run";
  if (in_target === null || target_low === null || target_high === null) return "free";
  if (in_target >= HIT_SHARE) return "hit";
  if (average_power < target_low * (1 - COMPLIANCE_RULES.within)) return "easy";
  return average_power > target_high * (1 + COMPLIANCE_RULES.within) ? "hard" : "partly";
}

export const GLYPHS: Readonly<Record<Verdict, string>> = {
  hit: "✓",
  partly: "◐",
  easy: "▼",
  hard: "▲",
  free: "·",
  not_run: "✕",
};
