import type {Split} from "../courses/splits.ts";
import type {Environment} from "./race.ts";

/** A target with what is as good, W or seconds. */
export interface TargetRange {
  readonly min: number;
  readonly target: number;
  readonly max: number;
}

type Feasibility = "safe" | "ambitious" | "unlikely";

/** What surroundings and form add to the power that can be held, in W; negative when they take. */
export interface PowerFactor {
  readonly id: "altitude" | "heat" | "freshness";
  readonly watts: number;
}

export interface Prediction {
  readonly ok: true;
  readonly time: number;
  readonly power: number;
  readonly power_range: TargetRange;
  /** Times at the ends of the power range. */
  readonly time_range: TargetRange;
  /** Around what can be held for the predicted time. */
  readonly power_range_suggested: TargetRange;
  /** Power over what can be held for that time. */
  readonly share_of_sustainable: number;
  readonly feasibility: Feasibility;
  readonly environment: Environment;
  /** From what could be held where the runner trains to what can be held in the race; freshness only where it counts. */
  readonly factors: readonly PowerFactor[];
  /** Share of time added for a long race on little training. */
  readonly slow_finish: number;
  readonly is_low_confidence: boolean;
  readonly splits: readonly Split[];
}

export const TARGET_CONFLICT =
  "You may not include both a target time and target power in the prediction request. Choose one.";

/** Reason for a missing prediction. Times in seconds: the requested time lies outside fastest to slowest. */
export type PredictionRefusal =
  | {readonly ok: false; readonly code: "target_conflict"; readonly message: typeof TARGET_CONFLICT}
  | {
      readonly ok: false;
      readonly code: "target_unreachable";
      readonly best_possible_time: number;
      readonly fastest_time: number;
      readonly slowest_time: number;
    };
