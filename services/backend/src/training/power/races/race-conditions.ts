import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {ASSUMABLE, type PredictionQuery} from "../../../contract/races.ts";

export type Conditions = Readonly<Record<(typeof ASSUMABLE)[number], number>>;

/** Where an athlete usually runs: metres above the sea, degC, percent; null is unknown. */
export interface UsualConditions {
  readonly elevation: number | null;
  readonly temperature: number | null;
  readonly humidity: number | null;
}

const {temperature, humidity} = TRAINING_DEFAULTS.environment;
/** Where nothing at all is given: level with the sea, mild and still. */
const MILD = {elevation: 0, temperature, humidity: humidity * 100} as const;

/**
 * Surroundings of training and race. What is not given for training is what the athlete's own runs usually met, else
 * mild: taken from the race, a hot day would cost nothing. What is not given for the race is as in training, so that an
 * unknown changes nothing. `assumed` names both. A course with heights uses its own.
 */
export function raceConditions(
  query: PredictionQuery,
  courseHeight: number | null,
  usual: UsualConditions,
): {readonly conditions: Conditions; readonly assumed: (typeof ASSUMABLE)[number][]} {
  const toNumberOrNull = (text: string | undefined) => (text === undefined ? null : Number(text));
  const race = {
    elevation: toNumberOrNull(query.race_elevation) ?? courseHeight,
    temperature: toNumberOrNull(query.race_temperature),
    humidity: toNumberOrNull(query.race_humidity),
  };
  const training = {
    elevation: toNumberOrNull(query.training_elevation),
    temperature: toNumberOrNull(query.training_temperature),
    humidity: toNumberOrNull(query.training_humidity),
  };
  const wind = toNumberOrNull(query.wind);
  const known = {
    training_elevation: training.elevation,
    race_elevation: race.elevation,
    training_temperature: training.temperature,
    race_temperature: race.temperature,
    training_humidity: training.humidity,
    race_humidity: race.humidity,
    wind,
  };
  const trained = {
    elevation: training.elevation ?? usual.elevation ?? MILD.elevation,
    temperature: training.temperature ?? usual.temperature ?? MILD.temperature,
    humidity: training.humidity ?? usual.humidity ?? MILD.humidity,
  };
  return {
    conditions: {
      training_elevation: trained.elevation,
      race_elevation: race.elevation ?? trained.elevation,
      training_temperature: trained.temperature,
      race_temperature: race.temperature ?? trained.temperature,
      training_humidity: trained.humidity,
      race_humidity: race.humidity ?? trained.humidity,
      wind: wind ?? 0,
    },
    assumed: ASSUMABLE.filter((name) => known[name] === null),
  };
}
