import {type HiddenPlace, hideInPolyline} from "@gradus/training/map/privacy";
import {zonesInWatts} from "@gradus/training/zones/zones";
import type {Activity} from "../../../contract/activities.ts";
import {reaches, type ShareLevel} from "../../../contract/share-values.ts";
import {displayedTimer} from "./displayed-timer.ts";
import {tenth, thousandth, whole} from "./rounding.ts";
import type {RunRow} from "./run-repository.ts";

export type ListedRun = Omit<RunRow, "laps" | "athlete" | "problems">;

/** Null for the owner; otherwise the level at which the owner shares with the viewer. */
export type Viewer = ShareLevel | null;

/** Whether a viewer sees what else only owners know: critical power, weight, how it felt. */
export const seesRunner = (viewer: Viewer) => viewer === null || reaches(viewer, "coach");

/** Whether a viewer sees what is planned, and not only that there is something. */
export const seesPlan = (viewer: Viewer) => viewer === null || reaches(viewer, "plan");

export const hidePlacesOnLine = <T extends ListedRun>(row: T, places: readonly HiddenPlace[]): T => ({
  ...row,
  polyline: row.polyline && hideInPolyline(row.polyline, places),
});

/** Listed, not spread: a new column must not leave by accident. `workout_id`: what it was paired with. */
export function toActivity(row: ListedRun, viewer: Viewer, workout_id: string | null): Activity {
  const critical_power = seesRunner(viewer) ? tenth(row.cp_used) : null;
  return {
    id: row.id,
    user_id: row.user_id,
    name: row.name,
    type: row.type,
    surface_type: row.surface_type,
    source: row.source,
    sport_type: "running",
    start_time: row.start_time.toISOString(),
    timestamp: Math.floor(row.start_time.getTime() / 1000),
    time_zone: row.time_zone,
    utc_offset: row.offset_seconds,
    local_day: row.local_day,
    ...measures(row),
    ftp: critical_power,
    critical_power,
    weight: seesRunner(viewer) ? tenth(row.weight_used) : null,
    below_seconds: row.below_seconds,
    seconds_in_zones: [...row.seconds_in_zones],
    zones: critical_power === null ? [] : toZones(row.cp_used),
    rpe: seesRunner(viewer) ? row.rpe : null,
    feel: seesRunner(viewer) ? row.feel : null,
    tags: [...row.tags],
    apparel_id: row.apparel_id,
    workout_id: seesPlan(viewer) ? workout_id : null,
    polyline: row.polyline,
    device_info: deviceInfo(row, viewer),
    is_excluded: row.is_excluded,
    is_edited: row.edits.some(({op}) => op !== "exclude"),
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    deleted: row.deleted_at?.toISOString() ?? null,
    version: row.version,
  };
}

function measures(row: ListedRun) {
  const {summary, averages, stress, stress_method, power_family} = row;
  const isScored = stress_method !== "none";
  return {
    distance: whole(summary.distance),
    moving_time: summary.moving_time,
    elapsed_time: summary.elapsed_time,
    timer_time: displayedTimer(row),
    average_power: tenth(summary.average_power),
    max_power: tenth(summary.max_power),
    power_type: power_family,
    average_heart_rate: tenth(summary.average_heart_rate),
    max_heart_rate: tenth(summary.max_heart_rate),
    average_cadence: tenth(summary.average_cadence),
    average_stride_length: thousandth(summary.average_stride_length),
    average_ground_time: tenth(summary.average_ground_time),
    average_ground_time_balance: tenth(averages.ground_time_balance),
    average_oscillation: thousandth(summary.average_oscillation),
    average_vertical_oscillation_balance: tenth(averages.vertical_oscillation_balance),
    average_leg_spring: thousandth(summary.average_leg_spring),
    average_leg_spring_stiffness_balance: tenth(averages.leg_spring_stiffness_balance),
    average_impact_loading_rate_balance: tenth(averages.impact_loading_rate_balance),
    balance_spreads: roundSpreads(averages),
    average_speed: thousandth(summary.average_speed),
    total_elevation_gain: whole(summary.elevation_gain),
    total_elevation_loss: whole(summary.elevation_loss),
    stress: isScored ? tenth(stress) : null,
    stress_method: isScored ? stress_method : null,
    temperature: tenth(averages.temperature),
    humidity: tenth(averages.humidity),
  };
}

function roundSpreads({spreads}: RunRow["averages"]): Activity["balance_spreads"] {
  if (!spreads) return null;
  const rounded = Object.entries(spreads).map(([key, shares]) => [
    key,
    shares.flatMap((share) => tenth(share) ?? []),
  ]);
  return Object.fromEntries(rounded);
}

export function toZones(critical_power: number | null) {
  if (critical_power === null) return [];
  return zonesInWatts(critical_power).map(({name, powerLow, powerHigh}) => ({
    name,
    power_low: tenth(powerLow) ?? 0,
    power_high: tenth(powerHigh),
  }));
}

function deviceInfo({device}: ListedRun, viewer: Viewer): Activity["device_info"] {
  const {name = null, manufacturer = null, product = null, serial = null} = device;
  if (name === null && manufacturer === null && product === null && serial === null) return null;
  return {name, manufacturer, product, serial: viewer === null ? serial : null};
}
