import type {HiddenPlace} from "@gradus/training/map/privacy";
import type {Activity} from "../../../contract/activities.ts";
import type {CalendarActivity} from "../../../contract/calendar.ts";
import {reaches} from "../../../contract/share-values.ts";
import type {RunPairs} from "../../runs/activities/run-pairs.ts";
import {
  hidePlacesOnLine,
  type ListedRun,
  seesPlan,
  toActivity,
  type Viewer,
} from "../../runs/activities/to-activity.ts";

interface RunContext {
  readonly viewer: Viewer;
  readonly places: readonly HiddenPlace[];
  readonly pairs: RunPairs;
  readonly comments: number;
}

type CalendarActivityFields = Omit<CalendarActivity, "updated_at">;

/** A run as lists show it, with what the calendar adds; below the level `activities`, its title and totals alone. */
export function toCalendarActivity(
  row: ListedRun,
  {viewer, places, pairs, comments}: RunContext,
): CalendarActivityFields {
  const shown = toActivity(hidePlacesOnLine(row, places), viewer, pairs.workout_id);
  if (viewer !== null && !reaches(viewer, "activities"))
    return {...UNSEEN, ...titleAndTotals(shown), event_id: null, comments: 0};
  return {...shown, event_id: seesPlan(viewer) ? pairs.event_id : null, comments};
}

const UNSEEN = {
  average_power: null,
  max_power: null,
  power_type: null,
  average_heart_rate: null,
  max_heart_rate: null,
  average_cadence: null,
  average_stride_length: null,
  average_ground_time: null,
  average_ground_time_balance: null,
  average_oscillation: null,
  average_vertical_oscillation_balance: null,
  average_leg_spring: null,
  average_leg_spring_stiffness_balance: null,
  average_impact_loading_rate_balance: null,
  balance_spreads: null,
  average_speed: null,
  stress_method: null,
  ftp: null,
  critical_power: null,
  weight: null,
  // As of a run without power.
  below_seconds: 0,
  seconds_in_zones: [0, 0, 0, 0, 0],
  zones: [],
  temperature: null,
  humidity: null,
  rpe: null,
  feel: null,
  tags: [],
  apparel_id: null,
  workout_id: null,
  polyline: null,
  device_info: null,
} satisfies Partial<Activity>;

/** Listed, not spread: a new column must not leave by accident. */
function titleAndTotals(shown: Activity): Omit<Activity, keyof typeof UNSEEN> {
  return {
    id: shown.id,
    user_id: shown.user_id,
    name: shown.name,
    type: shown.type,
    surface_type: shown.surface_type,
    source: shown.source,
    sport_type: shown.sport_type,
    start_time: shown.start_time,
    timestamp: shown.timestamp,
    time_zone: shown.time_zone,
    utc_offset: shown.utc_offset,
    local_day: shown.local_day,
    distance: shown.distance,
    moving_time: shown.moving_time,
    elapsed_time: shown.elapsed_time,
    timer_time: shown.timer_time,
    total_elevation_gain: shown.total_elevation_gain,
    total_elevation_loss: shown.total_elevation_loss,
    stress: shown.stress,
    is_excluded: shown.is_excluded,
    is_edited: shown.is_edited,
    created: shown.created,
    updated: shown.updated,
    deleted: shown.deleted,
    version: shown.version,
  };
}
