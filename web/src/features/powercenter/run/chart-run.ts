import type {ActivityDetail} from "@gradus/backend/contract/activities";

/** What charts and the sums of their selections read of a run, beside its series. */
export type ChartRun = Pick<
  ActivityDetail,
  | "distance"
  | "moving_time"
  | "average_power"
  | "average_speed"
  | "average_heart_rate"
  | "average_cadence"
  | "average_ground_time"
  | "average_oscillation"
  | "average_leg_spring"
  | "total_elevation_gain"
  | "stress"
  | "work_kj"
  | "critical_power"
  | "zones"
  | "power_hr_drift"
  | "lap_events"
  | "has_barometer"
>;
