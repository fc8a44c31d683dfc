import {anaerobicBalance} from "@gradus/training/balance/anaerobic-balance";
import {believableShares} from "@gradus/training/feet/balance";
import type {Series} from "@gradus/training/series/series";
import {grades} from "@gradus/training/summary/grade";
import {smooth, spreadOf} from "@/charts/series-stack/scale";
import type {RunFormat} from "../format/run-format";
import {LINE_KEYS, type LineKey} from "./line-keys";

export interface Anaerobic {
  /** W */
  readonly criticalPower: number;
  /** J */
  readonly wPrime: number;
}

interface ValueOptions {
  readonly format: RunFormat;
  /** Seconds. */
  readonly smoothing: number;
  readonly anaerobic: Anaerobic | null;
}

const STANDSTILL_SPEED = 0.5;
const toFeet = (metres: number) => metres / 0.3048;
/** Lines that are not smoothed: elevation does not jitter, and the W′ balance is already a sum. */
const UNSMOOTHED_LINES: ReadonlySet<LineKey> = new Set(["elevation", "anaerobic"]);

/** A line's values as its reader writes them; null where it was never measured. */
export function lineValues(key: LineKey, series: Series, options: ValueOptions): Float64Array | null {
  const {format, smoothing} = options;
  const column = columnOf(key, series, options.anaerobic);
  if (!column) return null;
  const calm = UNSMOOTHED_LINES.has(key) ? column : smooth(column, smoothing);
  if (key === "elevation" && format.unit === "mi") return calm.map(toFeet);
  if (key === "temperature") return calm.map(format.scales.temperature.fromSi);
  if (key !== "pace") return calm;
  return calm.map((speed) => (speed >= STANDSTILL_SPEED ? format.metresPerUnit / speed : Number.NaN));
}

/** Lines that there are of a run; the balance of W′ may be one as soon as there is power to spend. */
export function measuredLines(series: Series, hasCriticalPower: boolean): ReadonlySet<LineKey> {
  return new Set(
    LINE_KEYS.filter((key) => {
      if (key === "anaerobic" && !hasCriticalPower) return false;
      const column = columnOf(key === "anaerobic" ? "power" : key, series, null);
      return column?.some((value) => !Number.isNaN(value)) ?? false;
    }),
  );
}

function columnOf(key: LineKey, series: Series, anaerobic: Anaerobic | null): Float64Array | null {
  if (key === "grade") return gradePercent(series);
  const {columns} = series;
  const {power} = columns;
  const column = {
    power,
    pace: columns.speed,
    heartRate: columns.heart_rate,
    cadence: columns.cadence,
    formPower: columns.form_power,
    airPower: columns.air_power,
    groundTime: columns.ground_time,
    oscillation: columns.vertical_oscillation,
    legSpring: columns.leg_spring_stiffness,
    impactLoading: columns.impact_loading_rate,
    verticalRatio: columns.vertical_ratio,
    balance: sharesOf(columns.ground_time_balance),
    oscillationBalance: sharesOf(columns.vertical_oscillation_balance),
    legSpringBalance: sharesOf(columns.leg_spring_stiffness_balance),
    impactBalance: sharesOf(columns.impact_loading_rate_balance),
    anaerobic: power && anaerobic ? inKilojoules(power, anaerobic) : undefined,
    temperature: columns.temperature,
    elevation: columns.altitude,
  }[key];
  return column ?? null;
}

const sharesOf = (balance: Float64Array | undefined) => balance && believableShares(balance);

const gradePercent = (series: Series) => grades(series)?.map((share) => 100 * share) ?? null;

const inKilojoules = (power: Float64Array, {criticalPower, wPrime}: Anaerobic) =>
  anaerobicBalance(power, criticalPower, wPrime).map((joules) => joules / 1000);

/** Shares of the left foot. */
export const BALANCES: ReadonlySet<LineKey> = new Set([
  "balance",
  "oscillationBalance",
  "legSpringBalance",
  "impactBalance",
]);

/** Hills this flat would look like mountains. */
const LEAST_CLIMB = 40;

/** The values its scale reaches over: without the few that would flatten all others. */
export function lineRange(key: LineKey, values: Float64Array): readonly [number, number] | null {
  const isWhole = UNSMOOTHED_LINES.has(key);
  const spread = spreadOf(values, isWhole ? [0, 1] : [0.01, 0.995]);
  if (!spread) return null;
  const [low, high] = spread;
  const room = Math.max((high - low) * 0.12, Math.abs(high) * 0.02, 0.5);
  if (key === "elevation") return [low - room, Math.max(high + 3 * room, low + LEAST_CLIMB)];
  if (key === "anaerobic") return [Math.min(0, low - room), high + room];
  if (BALANCES.has(key)) return [Math.min(46, low - room), Math.max(54, high + room)];
  // What goes below nothing, such as downhill or in frost.
  if (key === "grade" || key === "temperature") return [low - room, high + room];
  return [Math.max(0, low - room), high + room];
}
