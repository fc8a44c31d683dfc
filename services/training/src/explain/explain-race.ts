import type {Prediction} from "../prediction/prediction.ts";
import {type Explanation, explain} from "./explain.ts";

/** Time and power of a prediction with what made them. */
export function explainPrediction(prediction: Prediction, criticalPower: number): Explanation[] {
  const {time, power, environment, splits, power_range_suggested: suggested} = prediction;
  const surroundings = {
    altitude_factor: environment.altitude,
    heat_adjustment: environment.heatPercent,
    freshness: environment.freshnessPercent,
  };
  return [
    explain("predicted_time", time, {distance: splits.at(-1)?.to ?? null, power, ...surroundings}),
    explain("predicted_power", suggested.target, {critical_power: criticalPower, time, ...surroundings}),
    explain("share_of_sustainable", prediction.share_of_sustainable, {
      power,
      sustainable_power: suggested.target,
    }),
  ];
}
