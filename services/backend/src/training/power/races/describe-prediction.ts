import type {RaceForm} from "@gradus/training/prediction/freshness";
import type {PredictionRequest} from "@gradus/training/prediction/predict";
import type {Prediction as Predicted, TargetRange} from "@gradus/training/prediction/prediction";
import type {RunnerCost} from "@gradus/training/running/personal-cost";
import type {PredictionQuery, PredictionReply} from "../../../contract/races.ts";
import {fine, orNull, tenth, whole} from "../history/rounded.ts";
import type {Conditions} from "./race-conditions.ts";

/** A prediction as it travels: tenths of watts and seconds, whole metres. */
export function describePrediction(
  predicted: Predicted,
  criticalPower: number,
  depth: PredictionQuery["depth"],
): PredictionReply["prediction"] {
  const {environment, factors, splits} = predicted;
  return {
    time: tenth(predicted.time),
    power: tenth(predicted.power),
    power_range: describeRange(predicted.power_range),
    time_range: describeRange(predicted.time_range),
    power_range_suggested: describeRange(predicted.power_range_suggested),
    share_of_sustainable: fine(predicted.share_of_sustainable),
    share_of_critical_power: fine(predicted.power / criticalPower),
    feasibility: predicted.feasibility,
    environment: {
      altitude: fine(environment.altitude),
      heat_percent: tenth(environment.heatPercent),
      freshness_percent: orNull(tenth, environment.freshnessPercent),
      factor: fine(environment.factor),
    },
    factors: factors.map(({id, watts}) => ({id, watts: tenth(watts)})),
    slow_finish: fine(predicted.slow_finish),
    is_low_confidence: predicted.is_low_confidence,
    ...(depth === "complete" && {
      splits: splits.map((split) => ({
        from: whole(split.from),
        to: whole(split.to),
        grade: fine(split.grade),
        power: tenth(split.power),
        time: tenth(split.time),
        pace: tenth(split.pace),
        cumulative: tenth(split.cumulative),
        is_walking: split.is_walking,
      })),
    }),
  };
}

interface PredictionBasis {
  readonly request: PredictionRequest;
  readonly weeklySeconds: number;
  readonly conditions: Conditions;
  readonly raceDay: string;
  readonly form: RaceForm | null;
  readonly own: RunnerCost;
  readonly isLowerBound: boolean;
}

export function describeInputs(used: PredictionBasis): PredictionReply["inputs"] {
  const {race, runner, profile, confidence} = used.request;
  const {form, own} = used;
  return {
    critical_power: tenth(profile.criticalPower),
    lower_bound: used.isLowerBound,
    weight_kg: runner.mass,
    confidence: fine(confidence),
    weekly_time: whole(used.weeklySeconds),
    race_day: used.raceDay,
    fitness: orNull(tenth, form?.fitness ?? null),
    form: orNull(tenth, form?.form ?? null),
    running_cost: fine(own.cost),
    running_cost_runs: own.runs,
    distance: whole(race.course.distance),
    gain: whole(race.course.gain),
    loss: whole(race.course.loss),
    surface: race.surface,
    ...used.conditions,
  };
}

const describeRange = ({min, target, max}: TargetRange) => ({
  min: tenth(min),
  target: tenth(target),
  max: tenth(max),
});
