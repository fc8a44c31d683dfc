import {crop} from "@gradus/training/edits/crop";
import type {Series} from "@gradus/training/series/series";
import {grades} from "@gradus/training/summary/grade";
import {histogram} from "@gradus/training/zones/histogram";
import {secondsInZones} from "@gradus/training/zones/zones";
import type {Distributions} from "../../../contract/distributions.ts";
import {type OpenDeps, openRun} from "./open-run.ts";
import type {RunRow} from "./run-repository.ts";
import {seesRunner, toZones, type Viewer} from "./to-activity.ts";

const WIDTHS = {power: 5, heart_rate: 5, cadence: 2, grade: 1} as const;
export const DISTRIBUTION_COLUMNS = [
  "power",
  "heart_rate",
  "cadence",
  "altitude",
  "distance",
  "speed",
] as const;

export async function getDistributions(
  deps: OpenDeps,
  row: RunRow,
  viewer: Viewer,
  byLap: boolean,
): Promise<Distributions> {
  const {series, laps} = await openRun(deps, row, {columns: DISTRIBUTION_COLUMNS});
  return {
    ...distributionOf(series, row.cp_used),
    zones: seesRunner(viewer) ? toZones(row.cp_used) : [],
    laps: byLap ? laps.map((lap) => distributionOf(crop(series, lap), row.cp_used)) : null,
  };
}

function distributionOf(series: Series, critical_power: number | null) {
  const {power} = series.columns;
  const zones =
    power && critical_power !== null ? secondsInZones(power, series.active, critical_power) : null;
  return {
    seconds_in_zones: zones ? [...zones.zones] : [0, 0, 0, 0, 0],
    below_seconds: zones?.below ?? 0,
    ...histogramsOf(series),
  };
}

/** How long each value was held; null for what was never measured. */
export function histogramsOf(series: Series) {
  const {columns, active} = series;
  const of = (values: Float64Array | null | undefined, width: number) => {
    if (!values) return null;
    const {seconds, ...bins} = histogram(values, active, width);
    return {...bins, seconds: [...seconds]};
  };
  return {
    power: of(columns.power, WIDTHS.power),
    heart_rate: of(columns.heart_rate, WIDTHS.heart_rate),
    cadence: of(columns.cadence, WIDTHS.cadence),
    grade: of(
      grades(series)?.map((share) => share * 100),
      WIDTHS.grade,
    ),
  };
}
