import {ELAPSED_MAX} from "../series/grid.ts";
import type {SeriesKey} from "../series/series.ts";
import {FASTEST} from "../series/speed.ts";

/** What a file may hold. Seconds, bytes, records. */
export const FILE_LIMITS = {
  bytes: 25 * 1024 * 1024,
  records: 400_000,
  elapsed: ELAPSED_MAX,
  /** 2000-01-01, before any clock that was set. */
  earliestStart: 946_684_800,
  /** A device's clock may run ahead of ours. */
  ahead: 24 * 3600,
  /** A longer silence lies between two activities, not inside one. */
  jump: 6 * 3600,
  /** A clock that jumps more often was never right: not a stage race, but a damaged file. */
  jumps: 20,
} as const;

/** What a runner can show, in the unit of the column; a value outside was not measured. */
export const VALUE_LIMITS: Readonly<Partial<Record<SeriesKey, readonly [from: number, to: number]>>> = {
  power: [0, 2000],
  form_power: [0, 2000],
  air_power: [0, 2000],
  speed: [0, FASTEST],
  distance: [0, 2_000_000],
  heart_rate: [20, 250],
  cadence: [0, 400],
  // No run is below the Dead Sea or above Everest; a FIT file's raw 0 is -500 m.
  altitude: [-450, 9000],
  latitude: [-90, 90],
  longitude: [-180, 180],
  ground_time: [0, 5000],
  vertical_oscillation: [0, 50],
  vertical_ratio: [0, 100],
  leg_spring_stiffness: [0, 100],
  impact_loading_rate: [0, 1000],
  // Shares of both feet; devices write 0 or a value far from the middle when they do not know.
  ground_time_balance: [20, 80],
  vertical_oscillation_balance: [20, 80],
  leg_spring_stiffness_balance: [20, 80],
  impact_loading_rate_balance: [20, 80],
  temperature: [-60, 70],
  humidity: [0, 100],
};

/** Columns whose devices write an impossible value for "nothing measured": not reported to the runner. */
export const SILENT_LIMITS: ReadonlySet<SeriesKey> = new Set<SeriesKey>([
  "heart_rate",
  "altitude",
  "latitude",
  "longitude",
  "ground_time_balance",
  "vertical_oscillation_balance",
  "leg_spring_stiffness_balance",
  "impact_loading_rate_balance",
]);
