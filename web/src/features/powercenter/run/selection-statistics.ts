import {crop} from "@gradus/training/edits/crop";
import type {Series} from "@gradus/training/series/series";
import {powerStress} from "@gradus/training/stress/power-stress";
import {bridgeGaps} from "@gradus/training/summary/bridge-gaps";
import {metresCovered} from "@gradus/training/summary/covered";
import {summarize} from "@gradus/training/summary/summarize";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import type {ChartRun} from "./chart-run";
import {wholeRun} from "./whole-run";

/** What a stretch of a run comes to, computed as the run itself is. Null is not measured. */
export interface Statistics {
  readonly seconds: number;
  readonly distance: number | null;
  readonly power: number | null;
  /** Of critical power. */
  readonly share: number | null;
  readonly speed: number | null;
  readonly heartRate: number | null;
  readonly climb: number | null;
  readonly stress: number | null;
  readonly work: number | null;
}

type RunParameters = Pick<ChartRun, "critical_power" | "has_barometer">;

/** Seconds are those of moving, as paces are by them; stretches that follow each other add up. */
export const statisticsOf = (series: Series, range: SlotRange, run: RunParameters): Statistics =>
  stretchOf(bridgeGaps(series), range, run);

/** The same of a series whose gaps are crossed already, for callers that need many stretches of it. */
export function stretchOf(
  series: Series,
  range: SlotRange,
  {critical_power: criticalPower, has_barometer: hasBarometer}: RunParameters,
): Statistics {
  const part = crop(series, range);
  const summary = summarize(part, {mass: null, hasBarometer, distance: metresCovered(series, range)});
  const {power} = part.columns;
  const average = summary.average_power;
  return {
    // Where neither speed nor power was measured, it is unknown when the runner moved.
    seconds: power || part.columns.speed ? summary.moving_time : summary.timer_time,
    distance: summary.distance,
    power: average,
    share: average === null || criticalPower === null ? null : average / criticalPower,
    speed: summary.average_speed,
    heartRate: summary.average_heart_rate,
    climb: summary.elevation_gain,
    stress: power && criticalPower ? powerStress(power, part.active, criticalPower) : null,
    work: summary.work_kj,
  };
}

/** The same for a whole run, using the totals in its header: series are rounded, and their climb differs slightly. */
export function statisticsOfRun(run: ChartRun, series: Series): Statistics {
  const {critical_power: criticalPower} = run;
  const computed = statisticsOf(series, wholeRun(series), run);
  const power = run.average_power ?? computed.power;
  return {
    seconds: run.moving_time,
    distance: run.distance ?? computed.distance,
    power,
    share: power === null || criticalPower === null ? null : power / criticalPower,
    speed: run.average_speed ?? computed.speed,
    heartRate: run.average_heart_rate ?? computed.heartRate,
    climb: run.total_elevation_gain ?? computed.climb,
    stress: run.stress ?? computed.stress,
    work: run.work_kj ?? computed.work,
  };
}

/** Seconds as people type them: `12:30`, `1:02:14`, `750`. Null when it is none. */
export function parseClock(text: string): number | null {
  const parts = text.trim().split(":");
  if (parts.length > 3 || parts.some((part) => !/^\d{1,5}$/.test(part))) return null;
  const numbers = parts.map(Number);
  // Minutes and seconds after an hour have two digits on a clock, and never sixty.
  if (numbers.slice(1).some((number) => number >= 60)) return null;
  return numbers.reduce((sum, number) => sum * 60 + number, 0);
}

/** The slots the user typed, or null where they are not within the run, or the wrong way round. */
export function typedRange(from: string, to: string, {length}: Pick<Series, "length">): SlotRange | null {
  const [first, last] = [parseClock(from), parseClock(to)];
  if (first === null || last === null || first >= last || last > length - 1) return null;
  return {from: first, to: last};
}
