import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {exampleRun} from "./example-run";

const START = 1_795_498_920;

interface ExampleDetailOptions {
  readonly seconds: number;
  readonly changes?: Partial<ActivityDetail>;
}

/** A run of so many seconds at 250 W and 3 m/s round a square, a lap a minute, with its means. */
export function exampleDetail({seconds, changes = {}}: ExampleDetailOptions): ActivityDetail {
  const each = <T>(of: (slot: number) => T) => Array.from({length: seconds}, (_, slot) => of(slot));
  return {
    ...exampleRun({
      distance: 3 * (seconds - 1),
      moving_time: seconds,
      elapsed_time: seconds - 1,
      timer_time: seconds,
      average_power: 250,
      average_speed: 3,
      average_heart_rate: 150,
      below_seconds: 0,
      seconds_in_zones: [0, 0, seconds, 0, 0],
      zones: [
        {name: "easy", power_low: 174, power_high: 214},
        {name: "moderate", power_low: 214, power_high: 241},
        {name: "threshold", power_low: 241, power_high: 268},
        {name: "interval", power_low: 268, power_high: 308},
        {name: "repetition", power_low: 308, power_high: null},
      ],
    }),
    timestamp_list: each((slot) => START + slot),
    total_power_list: each(() => 250),
    form_power_list: null,
    air_power_list: null,
    heart_rate_list: each(() => 150),
    speed_list: each(() => 3),
    distance_list: each((slot) => 3 * slot),
    cadence_list: each(() => 172),
    elevation_list: each((slot) => 500 + (slot % 60) / 10),
    grade_list: null,
    ground_time_list: null,
    ground_time_balance_list: null,
    oscillation_list: null,
    oscillation_balance_list: null,
    leg_spring_list: null,
    leg_spring_balance_list: null,
    impact_loading_rate_list: null,
    impact_loading_rate_balance_list: null,
    vertical_ratio_list: null,
    temperature_list: null,
    humidity_list: null,
    loc_list: each((slot) => ({
      Lat: 48.1 + Math.min(slot % 40, 10) / 4000 - Math.max(0, Math.min((slot % 40) - 20, 10)) / 4000,
      Lng: 11.5 + Math.max(0, Math.min((slot % 40) - 10, 10)) / 4000 - Math.max(0, (slot % 40) - 30) / 4000,
    })),
    resolution: 1,
    start_events: [START],
    stop_events: [START + seconds],
    lap_events: Array.from({length: Math.max(1, Math.ceil(seconds / 60))}, (_, lap) => ({
      timestamp: START + lap * 60,
      from: lap * 60,
      to: Math.min(seconds - 1, lap * 60 + 59),
      elapsed_time: 59,
      timer_time: 60,
      moving_time: 60,
      distance: 180,
      average_power: 250,
      max_power: 250,
      average_heart_rate: 150,
      max_heart_rate: 150,
      average_speed: 3,
      average_cadence: 172,
      total_elevation_gain: 6,
      total_elevation_loss: 0,
      trigger: "manual",
      workout_step: null,
    })),
    moving_power: 250,
    work_kj: (250 * seconds) / 1000,
    iso_power: 250,
    form_power_ratio: null,
    power_hr_drift: null,
    running_effectiveness: 0.98,
    measured_against: null,
    has_barometer: true,
    session_timer: seconds,
    session_distance: 3 * (seconds - 1),
    distance_source: null,
    power_source: "pod",
    algo_version: TRAINING_DEFAULTS.version,
    computed_at: "2026-11-24T07:51:00.000Z",
    problems: [],
    suspect_seconds: [],
    upload_id: "upl_1",
    has_original: true,
    siblings: [],
    restorable_until: null,
    ...changes,
  };
}
