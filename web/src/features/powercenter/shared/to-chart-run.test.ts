import type {SharedRun} from "@gradus/backend/contract/shared-runs";
import {expect, it} from "vitest";
import {statisticsOf} from "../run/selection-statistics";
import {wholeRun} from "../run/whole-run";
import {sharedSeries, toChartRun} from "./to-chart-run";

const SHARED: SharedRun = {
  name: "Hills",
  type: "run",
  surface_type: "road",
  began: "2026-11-24T07:00",
  distance: null,
  moving_time: 4,
  elapsed_time: 5,
  metrics: ["power"],
  hides_ends: true,
  average_power: 200,
  max_power: 200,
  average_speed: null,
  average_heart_rate: null,
  max_heart_rate: null,
  average_cadence: null,
  total_elevation_gain: null,
  seconds: 6,
  start_events: [0, 4],
  stop_events: [2],
  power_list: [200, 200, null, null, 200, 200],
  speed_list: null,
  distance_list: null,
  heart_rate_list: null,
  cadence_list: null,
  elevation_list: null,
  has_barometer: false,
  route: null,
};

it("a pause of a shared run is none of its time, nor of its mean power", () => {
  const series = sharedSeries(SHARED);
  expect([...series.active]).toEqual([1, 1, 0, 0, 1, 1]);
  expect(statisticsOf(series, wholeRun(series), toChartRun(SHARED))).toMatchObject({seconds: 4, power: 200});
});
