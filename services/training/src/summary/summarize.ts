import {TRAINING_DEFAULTS} from "../defaults.ts";
import {energyOf} from "../mean-max/energy.ts";
import type {Series} from "../series/series.ts";
import {bridgeGaps} from "./bridge-gaps.ts";
import {elevationOf, smoothAltitude} from "./elevation.ts";
import {countSlots, highestIn, meanIn, meansOfBoth, movingSlots} from "./moving.ts";
import {powerHeartRateDrift} from "./power-drift.ts";
import {rollingPower} from "./rolling-power.ts";

/** What a run comes to; null is not measured. Seconds, metres, watts, kilojoules. */
export interface Summary {
  readonly elapsed_time: number;
  readonly timer_time: number;
  readonly moving_time: number;
  readonly distance: number | null;
  /** Zeros included: the mean that stress and zones belong to. */
  readonly average_power: number | null;
  readonly moving_power: number | null;
  readonly max_power: number | null;
  readonly work_kj: number | null;
  readonly iso_power: number | null;
  readonly form_power_ratio: number | null;
  readonly power_hr_drift: number | null;
  readonly running_effectiveness: number | null;
  /** Distance by moving time; without a distance, the mean of speed while moving. */
  readonly average_speed: number | null;
  readonly average_heart_rate: number | null;
  readonly max_heart_rate: number | null;
  /** Steps per minute. */
  readonly average_cadence: number | null;
  /** Metres per step. */
  readonly average_stride_length: number | null;
  readonly average_ground_time: number | null;
  readonly average_oscillation: number | null;
  readonly average_leg_spring: number | null;
  readonly elevation_gain: number | null;
  readonly elevation_loss: number | null;
}

export interface SummaryOptions {
  /** kg on the day of the run, for effectiveness; null when unknown. */
  readonly mass: number | null;
  /** What a barometer measured climbs from 1 m on, what positions did from 3 m: the same for every stretch of a run. */
  readonly hasBarometer: boolean;
  /** Metres, of a stretch cut out of a run: the column of the cut begins at 0 and so misses its first second. */
  readonly distance?: number | null;
}

export function summarize(recorded: Series, options: SummaryOptions): Summary {
  const series = bridgeGaps(recorded);
  const {active, length, columns} = series;
  const moving = movingSlots(series);
  const moving_time = countSlots(moving);
  const {distance = highestIn(columns.distance)} = options;
  return {
    elapsed_time: Math.max(0, length - 1),
    timer_time: countSlots(active),
    moving_time,
    distance,
    ...summarizePower(series, moving),
    power_hr_drift: powerHeartRateDrift(series),
    running_effectiveness: runningEffectiveness(series, moving, options.mass),
    average_speed: averageSpeed(distance, moving_time) ?? meanIn(columns.speed, moving),
    average_heart_rate: meanIn(columns.heart_rate, active, {zeros: false}),
    max_heart_rate: highestIn(columns.heart_rate, active),
    average_cadence: meanIn(columns.cadence, moving),
    average_stride_length: strideLength(series, moving),
    average_ground_time: meanIn(columns.ground_time, moving, {zeros: false}),
    average_oscillation: meanIn(columns.vertical_oscillation, moving, {zeros: false}),
    average_leg_spring: meanIn(columns.leg_spring_stiffness, moving, {zeros: false}),
    ...summarizeElevation(series, options),
  };
}

const averageSpeed = (distance: number | null, seconds: number): number | null =>
  distance === null || seconds === 0 ? null : distance / seconds;

function summarizePower(series: Series, moving: Uint8Array) {
  const {active} = series;
  const energy = energyOf(series);
  const joules = energy?.at(-1);
  const timer = countSlots(active);
  const hasPower = joules !== undefined && timer > 0;
  const {peak, iso} = energy ? rollingPower(energy, active) : {peak: null, iso: null};
  const movingTime = countSlots(moving);
  return {
    average_power: hasPower ? joules / timer : null,
    // Without power no work is done, so all the work was done in moving slots.
    moving_power: hasPower && movingTime > 0 ? joules / movingTime : null,
    max_power: peak,
    work_kj: hasPower ? joules / 1000 : null,
    iso_power: iso,
    form_power_ratio: formPowerRatio(series),
  };
}

function formPowerRatio({active, columns}: Series): number | null {
  const means = meansOfBoth(columns.form_power, columns.power, active);
  if (!means) return null;
  const [formWatts, watts] = means;
  return formWatts / watts;
}

/** Mean speed per W/kg, over moving slots that have both; typically 0.95 to 1.05. */
function runningEffectiveness({columns}: Series, moving: Uint8Array, mass: number | null): number | null {
  const means = meansOfBoth(columns.speed, columns.power, moving);
  if (!means || mass === null) return null;
  const [metresPerSecond, watts] = means;
  return metresPerSecond / (watts / mass);
}

function strideLength({columns}: Series, moving: Uint8Array): number | null {
  const {speed, cadence} = columns;
  if (!speed || !cadence) return null;
  let sum = 0;
  let count = 0;
  for (let slot = 0; slot < moving.length; slot++) {
    const steps = cadence[slot] ?? 0;
    const metresPerSecond = speed[slot] ?? Number.NaN;
    if (moving[slot] !== 1 || !(steps > 0) || Number.isNaN(metresPerSecond)) continue;
    sum += (metresPerSecond * 60) / steps;
    count++;
  }
  return count === 0 ? null : sum / count;
}

function summarizeElevation({columns}: Series, {hasBarometer}: SummaryOptions) {
  if (!columns.altitude) return {elevation_gain: null, elevation_loss: null};
  const {hysteresis, hysteresisWithoutBarometer} = TRAINING_DEFAULTS.altitude;
  const {gain, loss} = elevationOf(
    smoothAltitude(columns.altitude),
    hasBarometer ? hysteresis : hysteresisWithoutBarometer,
  );
  return {elevation_gain: gain, elevation_loss: loss};
}
