import {flatCourse} from "@gradus/training/courses/course";
import {courseOfHeights} from "@gradus/training/courses/heights";
import type {Split} from "@gradus/training/courses/splits";
import {type Explanation, explain} from "@gradus/training/explain/explain";
import {explainPrediction} from "@gradus/training/explain/explain-race";
import {explainSurroundings} from "@gradus/training/explain/explain-surroundings";
import {criticalPowerForRace} from "@gradus/training/prediction/from-race";
import {predict} from "@gradus/training/prediction/predict";
import type {Prediction} from "@gradus/training/prediction/prediction";
import type {Place, Plan} from "./plan";
import {terrainHeights} from "./terrain";

/** Confidence in a critical power, 0 to 1 (assumption): one race reveals less than a measured value. */
const CONFIDENCE = {race: 0.5, power: 0.8} as const;

export interface Answer {
  readonly plan: Plan;
  readonly criticalPower: number;
  readonly prediction: Prediction;
  readonly splits: readonly Split[];
  readonly distance: number;
  readonly gain: number;
  readonly loss: number;
  /** Metres above the start, at even steps. */
  readonly heights: readonly number[];
  readonly explanations: readonly Explanation[];
}

/** Seconds. */
interface Reachable {
  readonly fastest: number;
  readonly slowest: number;
  readonly best: number;
}

export type AnswerResult =
  | {readonly ok: true; readonly answer: Answer}
  | {readonly ok: false; readonly code: "no_power"}
  | ({readonly ok: false; readonly code: "unreachable"} & Reachable);

/** What a runner can hold on a course, with everything that is shown of it. Splits in metres. */
export function answerPlan(plan: Plan, splitLength: number): AnswerResult {
  const criticalPower = criticalPowerOf(plan);
  if (criticalPower === null) return {ok: false, code: "no_power"};
  const {course, goal, mass} = plan;
  const heights = course.kind === "file" ? course : terrainHeights(course.distance, course.terrain);
  const request = {
    race: {...raceOf(plan, plan.race), course: courseOfHeights(heights), pacing: plan.pacing},
    runner: {mass},
    profile: profileOf(criticalPower),
    confidence: CONFIDENCE[plan.basis.kind],
    weeklySeconds: null,
    targetPower: goal?.kind === "power" ? goal.watts : null,
    targetTime: goal?.kind === "time" ? goal.seconds : null,
    splitLength,
  };
  const prediction = predict(request);
  if (!prediction.ok) {
    if (prediction.code === "target_conflict") throw new Error("a plan has one goal");
    const {fastest_time: fastest, slowest_time: slowest, best_possible_time: best} = prediction;
    return {ok: false, code: "unreachable", fastest, slowest, best};
  }
  const {distance, gain, loss} = request.race.course;
  const explanations = [
    ...explainBasis(plan, criticalPower),
    ...explainPrediction(prediction, criticalPower),
    ...explainSurroundings(request, prediction),
  ];
  const {splits} = prediction;
  return {
    ok: true,
    answer: {
      plan,
      criticalPower,
      prediction,
      splits,
      distance,
      gain,
      loss,
      heights: heights.heights,
      explanations,
    },
  };
}

/** The critical power the runner knows, or a typical runner's with their race; null when no runner could run that. */
function criticalPowerOf(plan: Plan): number | null {
  const {basis, mass} = plan;
  if (basis.kind === "power") return basis.criticalPower;
  const race = {...raceOf(plan, plan.training), course: flatCourse(basis.distance), pacing: "even" as const};
  return criticalPowerForRace({race, runner: {mass}, confidence: 1, weeklySeconds: null}, basis.seconds);
}

const profileOf = (criticalPower: number) => ({criticalPower, wPrime: null, pMax: null, efforts: []});

const raceOf = ({training}: Plan, venue: Place) => ({
  surface: "road" as const,
  headwind: venue.headwind,
  training,
  race: venue,
  isAcclimatised: false,
  withHeat: true,
});

function explainBasis({basis, mass}: Plan, criticalPower: number): Explanation[] {
  if (basis.kind === "power") return [];
  const {distance, seconds: time} = basis;
  return [explain("critical_power_of_race", criticalPower, {distance, time, mass})];
}
