import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {ASSUMABLE, type PredictionQuery} from "../../contract/races.ts";

export type Conditions = Readonly<Record<(typeof ASSUMABLE)[number], number>>;

const {temperature, humidity} = TRAINING_DEFAULTS.environment;
/** Where nothing at all is said: level with the sea, mild and still. */
const MILD = {elevation: 0, temperature, humidity: humidity * 100} as const;

/**
 * Surroundings of training and race. What is not said of one is taken from the other, so that an unknown changes
 * nothing; `assumed` names it. A course with heights knows its own.
 */
export function raceConditions(
  query: PredictionQuery,
  courseHeight: number | null,
): {readonly conditions: Conditions; readonly assumed: (typeof ASSUMABLE)[number][]} {
  const said = (text: string | undefined) => (text === undefined ? null : Number(text));
  const race = {
    elevation: said(query.race_elevation) ?? courseHeight,
    temperature: said(query.race_temperature),
    humidity: said(query.race_humidity),
  };
  const training = {
    elevation: said(query.training_elevation),
    temperature: said(query.training_temperature),
    humidity: said(query.training_humidity),
  };
  const wind = said(query.wind);
  const known = {
    training_elevation: training.elevation,
    race_elevation: race.elevation,
    training_temperature: training.temperature,
    race_temperature: race.temperature,
    training_humidity: training.humidity,
    race_humidity: race.humidity,
    wind,
  };
  return {
    conditions: {
      training_elevation: training.elevation ?? race.elevation ?? MILD.elevation,
      race_elevation: race.elevation ?? training.elevation ?? MILD.elevation,
      training_temperature: training.temperature ?? race.temperature ?? MILD.temperature,
      race_temperature: race.temperature ?? training.temperature ?? MILD.temperature,
      training_humidity: training.humidity ?? race.humidity ?? MILD.humidity,
      race_humidity: race.humidity ?? training.humidity ?? MILD.humidity,
      wind: wind ?? 0,
    },
    assumed: ASSUMABLE.filter((name) => known[name] === null),
  };
}
