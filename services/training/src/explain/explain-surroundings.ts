import {airDensity} from "../air/density.ts";
import {TRAINING_DEFAULTS} from "../defaults.ts";
import {slownessInHeat, wetBulbGlobe} from "../prediction/heat.ts";
import type {PredictionRequest} from "../prediction/predict.ts";
import type {Prediction} from "../prediction/prediction.ts";
import {levelMarathon} from "../prediction/race.ts";
import {sustainableCurve} from "../prediction/sustainable.ts";
import {powerFor} from "../running/cost.ts";
import {type Explanation, explain} from "./explain.ts";

/** What running costs in the air of a race, and what its height and its heat take. */
export function explainSurroundings(
  {race, runner, profile}: Pick<PredictionRequest, "race" | "runner" | "profile">,
  {time, environment}: Prediction,
): Explanation[] {
  const {headwind, surface, training} = race;
  const {elevation, temperature, humidity} = race.race;
  const density = airDensity(elevation, temperature, humidity);
  const speed = race.course.distance / time;
  const {cost, surfaces} = TRAINING_DEFAULTS.running;
  const level = powerFor(speed, 0, runner, {density, headwind, surface});
  const slower = slownessInHeat(levelMarathon(runner, sustainableCurve(profile)));
  return [
    explain("power_of_speed", level, {
      cost: (runner.cost ?? cost) * surfaces[surface],
      mass: runner.mass,
      speed,
      grade: 0,
      density,
      headwind,
    }),
    explain("air_density", density, {altitude: elevation, temperature, humidity}),
    explain("altitude_factor", environment.altitude, {
      training_elevation: training.elevation,
      race_elevation: elevation,
    }),
    explain("heat_adjustment", environment.heatPercent, {
      training_wet_bulb: wetBulbGlobe(training),
      race_wet_bulb: wetBulbGlobe(race.race),
      slower,
      time,
    }),
  ];
}
