import {airDensity} from "@gradus/training/air/density";
import {sustainedHeartRate} from "@gradus/training/cp/confidence";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import type {SlotRange} from "@gradus/training/edits/crop";
import {BALANCES, believableShares, spreadOf} from "@gradus/training/feet/balance";
import {project} from "@gradus/training/map/mercator";
import {encodePolyline} from "@gradus/training/map/polyline";
import {simplify} from "@gradus/training/map/simplify";
import {trackOf} from "@gradus/training/map/track";
import {COMMON_GRID} from "@gradus/training/mean-max/duration-grid";
import {rightMonotone} from "@gradus/training/mean-max/hull";
import {plausibleEfforts} from "@gradus/training/mean-max/plausibility";
import {STILL_AIR} from "@gradus/training/running/cost";
import {steadyCosts} from "@gradus/training/running/personal-cost";
import type {Series, SeriesKey} from "@gradus/training/series/series";
import {activityStress} from "@gradus/training/stress/activity-stress";
import type {HeartRates, HeartRateWeights} from "@gradus/training/stress/heart-rate-stress";
import {meanIn, movingSlots} from "@gradus/training/summary/moving";
import {summarize} from "@gradus/training/summary/summarize";
import {secondsInZones} from "@gradus/training/zones/zones";
import type {Averages} from "./tables.ts";

/** A runner's heart: plain values, since they travel to a thread. */
export interface RunnerHeart {
  readonly rates: HeartRates;
  readonly weights: HeartRateWeights;
}

/** The runner on the day of a run; null is unknown. */
export interface RunnerOnDay {
  /** In the watts of the run. */
  readonly critical_power: number | null;
  /** In other watts, for what the pace of the run costs. */
  readonly pace_cp: number | null;
  readonly weight: number | null;
  readonly rpe: number | null;
  readonly heart: RunnerHeart | null;
}

export interface GridFacts {
  readonly series: Series;
  readonly record_interval: number;
  readonly isLowResolution: boolean;
  readonly has_barometer: boolean;
  /** Seconds whose power the runner accepted; none of a run that was just read. */
  readonly accepted?: readonly SlotRange[];
}

export type Derived = ReturnType<typeof deriveRun>;

/** Points of the line that lists draw. */
const THUMBNAIL_POINTS = 200;
const AVERAGED = ["altitude", "temperature", "humidity"] as const satisfies readonly SeriesKey[];

export function deriveRun(grid: GridFacts, runner: RunnerOnDay) {
  const {series} = grid;
  const {critical_power, weight} = runner;
  return {
    algo_version: TRAINING_DEFAULTS.version,
    cp_used: critical_power,
    pace_cp: runner.pace_cp,
    weight_used: weight,
    ...stressOf(series, runner),
    summary: summarize(series, {mass: weight, hasBarometer: grid.has_barometer}),
    averages: averagesOf(series, weight),
    ...zonesOf(series, critical_power),
    polyline: polylineOf(series),
    ...effortsOf(grid, critical_power),
  };
}

/** What of it follows from critical power: of a run that was read before there was any. */
export const scoresOf = (series: Series, runner: RunnerOnDay) => ({
  cp_used: runner.critical_power,
  pace_cp: runner.pace_cp,
  ...stressOf(series, runner),
  ...zonesOf(series, runner.critical_power),
});

function stressOf(series: Series, {critical_power, pace_cp, weight, rpe, heart}: RunnerOnDay) {
  const {power, ...unpowered} = series.columns;
  const columns = power && critical_power !== null ? {...unpowered, power} : unpowered;
  const found = activityStress(
    {...series, columns},
    {
      criticalPower: critical_power ?? pace_cp,
      heartRates: heart?.rates ?? null,
      ...(heart && {heartRateWeights: heart.weights}),
      runner: weight === null ? null : {mass: weight},
      perceivedEffort: rpe,
    },
  );
  return found
    ? {stress: found.stress, stress_method: found.method}
    : {stress: 0, stress_method: "none" as const};
}

function averagesOf(series: Series, mass: number | null): Averages {
  const moving = movingSlots(series);
  const {columns} = series;
  const shares = BALANCES.flatMap((key) =>
    columns[key] ? [[key, believableShares(columns[key])] as const] : [],
  );
  const measured = [...AVERAGED.map((key) => [key, columns[key]] as const), ...shares];
  const means: Averages = Object.fromEntries(
    measured.flatMap(([key, values]) => {
      const mean = meanIn(values, moving);
      return mean === null ? [] : [[key, mean]];
    }),
  );
  const spreads = shares.flatMap(([key, values]) => {
    const spread = spreadOf(values, moving);
    return spread === null ? [] : [[key, spread]];
  });
  const steady_costs = mass === null ? [] : costsOf(series, mass, means);
  return {
    ...means,
    ...(spreads.length > 0 && {spreads: Object.fromEntries(spreads)}),
    ...(steady_costs.length > 0 && {steady_costs}),
  };
}

/** Uses the air of the run as far as it was measured; rounds to a thousandth, since many are stored. */
function costsOf(series: Series, mass: number, {altitude, temperature, humidity}: Averages): number[] {
  const {temperature: mild, humidity: half} = TRAINING_DEFAULTS.environment;
  const moist = humidity === undefined ? half : humidity / 100;
  const density = airDensity(altitude ?? 0, temperature ?? mild, moist);
  const costs = steadyCosts(series, {mass}, {...STILL_AIR, density});
  return costs.map((cost) => Number(cost.toFixed(3)));
}

function zonesOf({columns, active}: Series, critical_power: number | null) {
  if (!columns.power || critical_power === null) return {seconds_in_zones: [0, 0, 0, 0, 0], below_seconds: 0};
  const {below, zones} = secondsInZones(columns.power, active, critical_power);
  return {seconds_in_zones: [...zones], below_seconds: below};
}

function polylineOf(series: Series): string | null {
  const line = trackOf(series);
  if (!line) return null;
  const points = Array.from(line.latitude, (degrees, at) => project(degrees, line.longitude[at] ?? 0, 0));
  const simplified = simplify(points, THUMBNAIL_POINTS);
  return encodePolyline({
    latitude: Float64Array.from(simplified, (at) => line.latitude[at] ?? 0),
    longitude: Float64Array.from(simplified, (at) => line.longitude[at] ?? 0),
  });
}

/** The curve as `activity_curve` keeps it, null without power, and the heart rate of its efforts. */
function effortsOf(
  {series, record_interval, isLowResolution, accepted = []}: GridFacts,
  criticalPower: number | null,
) {
  const lowResolutionInterval = isLowResolution ? record_interval : null;
  const efforts = plausibleEfforts(series, {criticalPower, lowResolutionInterval, accepted});
  if (!efforts) return {curve: null, sustained_heart_rate: null};
  const {power, start} = rightMonotone(efforts);
  const curve = {power: bytesOf(Float32Array.from(power)), start: bytesOf(start)};
  return {curve, sustained_heart_rate: sustainedHeartRateOf(series, start)};
}

/** Of the efforts that may hold critical power up. */
function sustainedHeartRateOf(series: Series, starts: Uint32Array): number | null {
  const [least, most] = TRAINING_DEFAULTS.automaticCp.support.seconds;
  const sustained = TRAINING_DEFAULTS.automaticCp.grid.flatMap((seconds) => {
    const start = starts[COMMON_GRID.indexOf(seconds)];
    if (start === undefined || seconds < least || seconds > most) return [];
    return sustainedHeartRate(series, start, seconds) ?? [];
  });
  return sustained.length === 0 ? null : Math.max(...sustained);
}

/** Lowest byte first, as every machine that we run on has them. */
function bytesOf({buffer, byteOffset, byteLength}: Float32Array | Uint32Array): Uint8Array {
  return Uint8Array.from(new Uint8Array(buffer, byteOffset, byteLength));
}
