import type {SeriesKey} from "./series.ts";

/** Smallest difference that storage preserves, in the unit of the column: finer than any device measures. */
export const RESOLUTION: Readonly<Record<SeriesKey, number>> = {
  power: 0.02,
  form_power: 0.02,
  air_power: 0.02,
  speed: 0.001,
  distance: 0.01,
  heart_rate: 0.1,
  cadence: 0.1,
  altitude: 0.01,
  latitude: 1e-7,
  longitude: 1e-7,
  ground_time: 0.1,
  vertical_oscillation: 0.001,
  vertical_ratio: 0.01,
  leg_spring_stiffness: 0.002,
  impact_loading_rate: 0.01,
  ground_time_balance: 0.01,
  vertical_oscillation_balance: 0.01,
  leg_spring_stiffness_balance: 0.01,
  impact_loading_rate_balance: 0.01,
  temperature: 0.1,
  humidity: 0.1,
};
