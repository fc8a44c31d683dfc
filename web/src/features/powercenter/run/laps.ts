import type {ActivityDetail, LapEvent} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {bridgeGaps} from "@gradus/training/summary/bridge-gaps";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {stretchOf} from "./selection-statistics";

/** A lap, or a kilometre that was counted afterwards. */
export interface LapRow extends SlotRange {
  readonly number: number;
  readonly seconds: number;
  readonly distance: number | null;
  readonly power: number | null;
  readonly speed: number | null;
  readonly heartRate: number | null;
  readonly climb: number | null;
  /** What of the power went into the air, 0 to 1; null where it was not measured. */
  readonly airShare: number | null;
}

export function deviceLaps(laps: readonly LapEvent[], series: Series): LapRow[] {
  return laps.map((lap, index) => ({
    number: index + 1,
    from: lap.from,
    to: lap.to,
    seconds: lap.moving_time || lap.timer_time,
    distance: lap.distance,
    power: lap.average_power,
    speed: lap.average_speed,
    heartRate: lap.average_heart_rate,
    climb: lap.total_elevation_gain,
    airShare: airShare(series, lap),
  }));
}

/** A stretch of a few metres at the end is none. */
const LEAST_REST = 0.02;

/** Kilometres or miles, the last of them as long as it is; none where no distance was measured. */
export function distanceLaps(
  series: Series,
  metresPerUnit: number,
  run: Pick<ActivityDetail, "critical_power" | "has_barometer">,
): LapRow[] {
  const {distance} = series.columns;
  const last = series.length - 1;
  if (!distance || last < 1) return [];
  const ends = endsOf(distance, metresPerUnit);
  const rest = (distance[last] ?? 0) - ends.length * metresPerUnit;
  if (rest > LEAST_REST * metresPerUnit && ends.at(-1) !== last) ends.push(last);
  const whole = bridgeGaps(series);
  return ends.map((to, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    const {seconds, speed, ...numbers} = stretchOf(whole, {from, to}, run);
    return {number: index + 1, from, to, seconds, speed, ...numbers, airShare: airShare(series, {from, to})};
  });
}

function endsOf(distance: Float64Array, metresPerUnit: number): number[] {
  const ends: number[] = [];
  distance.forEach((metres, slot) => {
    if (metres >= (ends.length + 1) * metresPerUnit) ends.push(slot);
  });
  return ends;
}

/** Air power of power, over the seconds that have both. */
export function airShare({columns}: Series, {from, to}: SlotRange): number | null {
  const {air_power: air, power} = columns;
  if (!air || !power) return null;
  let [part, all] = [0, 0];
  for (let slot = from; slot <= to; slot++) {
    const [one = Number.NaN, other = Number.NaN] = [air[slot], power[slot]];
    if (Number.isNaN(one + other) || other <= 0) continue;
    part += one;
    all += other;
  }
  return all === 0 ? null : part / all;
}
