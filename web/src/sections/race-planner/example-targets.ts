import {answerPlan} from "@/features/race-planner/answer";
import {MILD_CONDITIONS} from "@/features/race-planner/plan";

export const EXAMPLE_MASS_KG = 70;

export interface RaceTarget {
  readonly watts: number;
  readonly lowWatts: number;
  readonly highWatts: number;
  readonly seconds: number;
}

/** What the planner answers a 70 kg runner with this critical power over a flat course in mild air. */
export function raceTarget(criticalPowerWatts: number, distanceM: number): RaceTarget {
  const result = answerPlan(
    {
      basis: {kind: "power", criticalPower: criticalPowerWatts},
      mass: EXAMPLE_MASS_KG,
      course: {kind: "distance", distance: distanceM, terrain: "flat"},
      pacing: "even",
      goal: null,
      training: MILD_CONDITIONS,
      race: MILD_CONDITIONS,
    },
    distanceM,
  );
  if (!result.ok) throw new Error("An example can be run");
  const {power, power_range: range, time} = result.answer.prediction;
  return {watts: power, lowWatts: range.min, highWatts: range.max, seconds: time};
}
