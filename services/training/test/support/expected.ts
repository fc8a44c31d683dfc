import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";

/** Where real recordings lie. They are people's own, so none is in the repository. */
export const RECORDINGS = process.env.TRAINING_RECORDINGS ?? null;

export interface Statistics {
  readonly n: number;
  readonly mean: number;
  readonly max?: number;
}

/** What an independent reader found in one file; `expected.json` of the folder. */
export interface Expected {
  readonly record_count?: number;
  readonly lap_count?: number;
  readonly session_count?: number;
  readonly sports?: readonly (readonly [number, number | null])[];
  readonly compressed_timestamp_headers?: number;
  readonly start_unix: number;
  readonly end_unix: number;
  readonly elapsed_s?: number;
  readonly session_timer_s?: readonly number[];
  readonly session_elapsed_s?: readonly number[];
  readonly session_distance_m?: readonly number[];
  readonly record_distance_m?: readonly [number, number] | null;
  readonly developer_fields?: readonly {
    readonly index: number;
    readonly number: number;
    readonly name: string;
    readonly units: string;
    readonly native_field: number | null;
    readonly native_mesg: number | null;
    readonly app: string;
  }[];
  readonly heart_rate?: Statistics;
  readonly cadence_strides_per_min?: Statistics;
  readonly altitude_m?: {readonly min: number; readonly max: number};
  readonly form_power_w?: Statistics;
  readonly air_power_w?: Statistics;
  readonly leg_spring_stiffness_kn_m?: Statistics;
  readonly ground_time_ms?: Statistics;
  readonly vertical_oscillation_cm?: Statistics;
  readonly power?: {
    readonly source: string;
    readonly n: number;
    readonly n_zero: number;
    readonly mean_of_records: number;
    readonly max: number;
    readonly grid_seconds: number;
    readonly paused_seconds: number;
    readonly active_seconds: number;
    readonly work_j: number;
    readonly mean_active: number;
  };
  readonly mean_max?: Readonly<Record<string, {readonly w: number; readonly start_s: number}>>;
  readonly at_cp?: {
    readonly cp: number;
    readonly zones_s: Readonly<Record<string, number>>;
    readonly stress: number;
  };
  readonly compressed_speed_distance?: {n: number; distance_m: number; max_speed_mps: number};
  readonly trackpoints?: number;
  readonly points?: number;
  readonly laps?: number;
  readonly lap_total_s?: number;
  readonly lap_distance_m?: number;
  readonly last_track_distance_m?: number;
  readonly haversine_distance_m?: number;
  readonly heart_rate_mean?: number;
}

export function readFixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(RECORDINGS ?? "", name)));
}

export function readExpected(): [name: string, expected: Expected][] {
  const path = join(RECORDINGS ?? "", "expected.json");
  if (!RECORDINGS || !existsSync(path)) return [];
  const {files}: {files: Record<string, Expected>} = JSON.parse(readFileSync(path, "utf8"));
  return Object.entries(files);
}
