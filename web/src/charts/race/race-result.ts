import type {RaceMeasures} from "./measures";
import type {RaceTranslator} from "./race-messages";

/** A number with what is as good, W or seconds. */
export interface RaceRange {
  readonly min: number;
  readonly target: number;
  readonly max: number;
}

/** A stretch of the course; metres, W, seconds, s/km. */
export interface RaceSplit {
  readonly from: number;
  readonly to: number;
  readonly grade: number;
  readonly power: number;
  readonly time: number;
  readonly pace: number;
  readonly cumulative: number;
  readonly is_walking: boolean;
}

/** Computed in the browser or by the backend. SI units. */
export interface RaceResult {
  readonly power: number;
  readonly time: number;
  readonly power_range: RaceRange;
  readonly time_range: RaceRange;
  readonly power_range_suggested: RaceRange;
  readonly feasibility: "safe" | "ambitious" | "unlikely";
  /** What surroundings and form add to the power that can be held, in W. */
  readonly factors: readonly {readonly id: "altitude" | "heat" | "freshness"; readonly watts: number}[];
  /** Share of time added for a long race on little training. */
  readonly slow_finish: number;
  readonly is_low_confidence: boolean;
  readonly splits: readonly RaceSplit[];
  readonly criticalPower: number;
  readonly distance: number;
  readonly gain: number;
  readonly loss: number;
  /** Metres at even steps from start to finish. */
  readonly heights: readonly number[];
  /** Its file had no heights, so it counts as level. */
  readonly isLevelled: boolean;
  /** Whether the user set a power or a time as the goal, instead of predicting what is possible. */
  readonly hasGoal: boolean;
  /** 1 to 5. */
  readonly zoneOf: (watts: number) => number;
}

export interface RaceSetting {
  readonly t: RaceTranslator;
  readonly measures: RaceMeasures;
}
