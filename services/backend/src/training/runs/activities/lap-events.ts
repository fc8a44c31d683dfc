import {crop} from "@gradus/training/edits/crop";
import {bridgeGaps} from "@gradus/training/summary/bridge-gaps";
import {metresCovered} from "@gradus/training/summary/covered";
import {summarize} from "@gradus/training/summary/summarize";
import type {LapEvent} from "../../../contract/activities.ts";
import type {OpenRun} from "./open-run.ts";
import {tenth, thousandth, whole} from "./rounding.ts";

export function lapEvents({series: recorded, laps}: OpenRun, has_barometer: boolean): LapEvent[] {
  const series = bridgeGaps(recorded);
  return laps.map((lap) => {
    const {from, to, trigger, workout_step} = lap;
    const summary = summarize(crop(series, lap), {
      mass: null,
      hasBarometer: has_barometer,
      distance: metresCovered(series, lap),
    });
    return {
      timestamp: series.start + from,
      from,
      to,
      elapsed_time: to - from + 1,
      timer_time: summary.timer_time,
      moving_time: summary.moving_time,
      distance: whole(summary.distance),
      average_power: tenth(summary.average_power),
      max_power: tenth(summary.max_power),
      average_heart_rate: tenth(summary.average_heart_rate),
      max_heart_rate: tenth(summary.max_heart_rate),
      average_speed: thousandth(summary.average_speed),
      average_cadence: tenth(summary.average_cadence),
      total_elevation_gain: whole(summary.elevation_gain),
      total_elevation_loss: whole(summary.elevation_loss),
      trigger,
      workout_step,
    };
  });
}
