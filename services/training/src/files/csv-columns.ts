import type {SeriesKey} from "../series/series.ts";

/** Names of the columns in our CSV, in their order, each with the decimals it is written with. */
export const CSV_COLUMNS: Readonly<Record<SeriesKey, {readonly name: string; readonly decimals: number}>> = {
  power: {name: "power", decimals: 2},
  form_power: {name: "form_power", decimals: 2},
  air_power: {name: "air_power", decimals: 2},
  speed: {name: "speed", decimals: 3},
  distance: {name: "distance", decimals: 2},
  heart_rate: {name: "heart_rate", decimals: 1},
  cadence: {name: "cadence_spm", decimals: 1},
  altitude: {name: "altitude", decimals: 2},
  latitude: {name: "lat", decimals: 7},
  longitude: {name: "lon", decimals: 7},
  ground_time: {name: "ground_time_ms", decimals: 1},
  vertical_oscillation: {name: "vertical_oscillation_cm", decimals: 3},
  vertical_ratio: {name: "vertical_ratio", decimals: 2},
  leg_spring_stiffness: {name: "leg_spring_stiffness", decimals: 3},
  impact_loading_rate: {name: "impact_loading_rate", decimals: 2},
  ground_time_balance: {name: "ground_time_balance", decimals: 2},
  vertical_oscillation_balance: {name: "vertical_oscillation_balance", decimals: 2},
  leg_spring_stiffness_balance: {name: "leg_spring_stiffness_balance", decimals: 2},
  impact_loading_rate_balance: {name: "impact_loading_rate_balance", decimals: 2},
  temperature: {name: "temperature", decimals: 1},
  humidity: {name: "humidity", decimals: 1},
};

/** The column that names the device family whose scale the watts have: a word, the same in every row. */
export const CSV_FAMILY = "power_family";

/** The columns every file of ours begins with: UTC time, seconds since the start, 1 while the timer ran. */
export const CSV_LEAD = ["timestamp", "elapsed", "active"] as const;
