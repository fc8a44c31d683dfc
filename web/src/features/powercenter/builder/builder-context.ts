import type {WorkoutRunner} from "@gradus/training/workouts/estimate";
import type {TextLanguage} from "@gradus/training/workouts/text-words";
import type {RunFormat} from "../format/run-format";
import type {BuilderTranslator} from "./builder-messages";

export interface BuilderAthlete {
  readonly runner: WorkoutRunner;
  /** The critical power is not known yet: the drawing assumes one. */
  readonly isAssumed: boolean;
}

export interface BuilderContext extends BuilderAthlete {
  readonly format: RunFormat;
  /** In which a workout is typed. */
  readonly language: TextLanguage;
  /** Where the runner is. */
  readonly today: string;
  readonly t: BuilderTranslator;
}

/** assumption: W/kg of an athlete whose critical power is unknown. */
const ASSUMED_WATTS_PER_KG = 3;

export const builderAthlete = (weight: number, criticalPower: number | null): BuilderAthlete => ({
  runner: {mass: weight, criticalPower: criticalPower ?? Math.round(ASSUMED_WATTS_PER_KG * weight)},
  isAssumed: criticalPower === null,
});
