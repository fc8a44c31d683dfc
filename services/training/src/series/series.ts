/**
 * What is measured along a run, each in the unit named here. Cadence counts both feet; distance grows from 0;
 * balances are the share of the left foot.
 */
export const SERIES_UNITS = {
  power: "W",
  form_power: "W",
  air_power: "W",
  speed: "m/s",
  distance: "m",
  heart_rate: "1/min",
  cadence: "steps/min",
  altitude: "m",
  latitude: "deg",
  longitude: "deg",
  ground_time: "ms",
  vertical_oscillation: "cm",
  vertical_ratio: "%",
  leg_spring_stiffness: "kN/m",
  impact_loading_rate: "bw/s",
  ground_time_balance: "%",
  vertical_oscillation_balance: "%",
  leg_spring_stiffness_balance: "%",
  impact_loading_rate_balance: "%",
  temperature: "degC",
  humidity: "%",
} as const;
export type SeriesKey = keyof typeof SERIES_UNITS;

/**
 * One run on a grid of one slot per second, from its first record to its last. In a column, NaN means that nothing
 * was measured, and 0 is a measured zero. A key without a column was never measured.
 */
export interface Series {
  /** Unix seconds of the first slot. */
  readonly start: number;
  readonly length: number;
  /** 1 where the timer ran. */
  readonly active: Uint8Array;
  readonly columns: Readonly<Partial<Record<SeriesKey, Float64Array>>>;
}
