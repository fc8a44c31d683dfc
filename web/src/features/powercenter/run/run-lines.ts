import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {zoneOf} from "@gradus/training/zones/zones";
import type {ChartLine} from "@/charts/series-stack/chart-line";
import {niceStep, scaleTicks, smooth, spreadOf} from "@/charts/series-stack/scale";
import {formatDuration} from "@/lib/format/duration";
import type {Measure} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import type {RunTranslator} from "./run-messages";

/** What can be drawn of a run, in the order of the stack. */
export const LINE_KEYS = [
  "power",
  "pace",
  "heartRate",
  "cadence",
  "formPower",
  "groundTime",
  "oscillation",
  "legSpring",
  "elevation",
] as const;
export type LineKey = (typeof LINE_KEYS)[number];

/** Shown until somebody chooses. */
export const FIRST_LINES: readonly LineKey[] = ["power", "pace", "heartRate", "elevation"];

interface Look {
  readonly color: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

const LOOKS: Readonly<Record<LineKey, Look>> = {
  power: {color: "--s-power", width: 2},
  pace: {color: "--s-pace", width: 1.5},
  heartRate: {color: "--s-hr", width: 1.5},
  cadence: {color: "--s-cad", width: 1.5, dash: [6, 2]},
  formPower: {color: "--s-form", width: 1.5, dash: [2, 2]},
  groundTime: {color: "--s-gct", width: 1.5, dash: [8, 2, 2, 2]},
  oscillation: {color: "--s-pace", width: 1.5, dash: [2, 2]},
  legSpring: {color: "--s-cad", width: 1.5, dash: [2, 2]},
  elevation: {color: "--s-elev", width: 1},
};

const HEIGHTS: Readonly<Partial<Record<LineKey, number>>> = {power: 224, elevation: 90};
const USUAL_HEIGHT = 96;

export interface LineOptions {
  readonly format: RunFormat;
  readonly t: RunTranslator;
  /** Seconds. */
  readonly smoothing: number;
}

/** Every line of a run that was measured. */
export function runLines(run: ActivityDetail, series: Series, options: LineOptions): Map<LineKey, ChartLine> {
  const lines = new Map<LineKey, ChartLine>();
  for (const key of LINE_KEYS) {
    const line = runLine(key, run, series, options);
    if (line) lines.set(key, line);
  }
  return lines;
}

function runLine(key: LineKey, run: ActivityDetail, series: Series, options: LineOptions): ChartLine | null {
  const {format, t, smoothing} = options;
  const values = valuesOf(key, series, format, smoothing);
  const range = values && rangeOf(key, values);
  if (!values || !range) return null;
  const height = HEIGHTS[key] ?? USUAL_HEIGHT;
  const step = stepOf(key, range, height);
  const criticalPower = run.critical_power;
  return {
    key,
    label: t(`run.${key}`),
    ...LOOKS[key],
    values,
    height,
    range,
    ticks: scaleTicks(range, {step, words: (value) => scaleWords(key, value, format)}),
    words: wordsOf(key, format),
    ...(key === "pace" && {isReversed: true}),
    ...(key === "elevation" && {isArea: true, steps: distanceSteps(series, format)}),
    ...(key === "power" &&
      criticalPower !== null && {
        level: {
          at: criticalPower,
          label: t("run.criticalPowerLevel", {watts: format.number(criticalPower)}),
        },
        graduation: (watts: number) => zoneColor(zoneOf(watts / criticalPower)),
      }),
  };
}

export const zoneColor = (zone: number) => (zone === 0 ? "--line-strong" : `--z${zone}`);

function valuesOf(
  key: LineKey,
  {columns}: Series,
  format: RunFormat,
  smoothing: number,
): Float64Array | null {
  const column = {
    power: columns.power,
    pace: columns.speed,
    heartRate: columns.heart_rate,
    cadence: columns.cadence,
    formPower: columns.form_power,
    groundTime: columns.ground_time,
    oscillation: columns.vertical_oscillation,
    legSpring: columns.leg_spring_stiffness,
    elevation: columns.altitude,
  }[key];
  if (!column) return null;
  // Ground does not shake: it is drawn as it is.
  const calm = key === "elevation" ? column : smooth(column, smoothing);
  if (key !== "pace") return key === "elevation" && format.unit === "mi" ? calm.map(toFeet) : calm;
  return calm.map((speed) => (speed >= STANDING ? format.metresPerUnit / speed : Number.NaN));
}

const STANDING = 0.5;
const toFeet = (metres: number) => metres / 0.3048;
/** Hills this flat would look like mountains. */
const LEAST_CLIMB = 40;

function rangeOf(key: LineKey, values: Float64Array): [number, number] | null {
  const spread = spreadOf(values, key === "elevation" ? [0, 1] : [0.01, 0.995]);
  if (!spread) return null;
  const [low, high] = spread;
  const room = Math.max((high - low) * 0.12, Math.abs(high) * 0.02, 0.5);
  if (key === "elevation") return [low - room, Math.max(high + 3 * room, low + LEAST_CLIMB)];
  return [Math.max(0, low - room), high + room];
}

function stepOf(key: LineKey, [low, high]: readonly [number, number], height: number): number {
  const count = Math.max(1, Math.floor(height / 48));
  if (key !== "pace") return niceStep(high - low, count);
  return [5, 10, 15, 30, 60, 120, 300].find((step) => (high - low) / step <= count) ?? 600;
}

const scaleWords = (key: LineKey, value: number, format: RunFormat) =>
  key === "pace" ? formatDuration(value) : format.number(value, value % 1 === 0 ? 0 : 1);

function wordsOf(key: LineKey, format: RunFormat): (value: number | null) => Measure {
  const of: Readonly<Record<LineKey, (value: number | null) => Measure>> = {
    power: format.watts,
    pace: (value) => ({value: format.duration(value), unit: `/${format.unit}`}),
    heartRate: format.beats,
    cadence: format.steps,
    formPower: format.watts,
    groundTime: format.milliseconds,
    oscillation: format.centimetres,
    legSpring: format.stiffness,
    elevation: (value) => ({value: format.number(value), unit: format.unit === "mi" ? "ft" : "m"}),
  };
  return of[key];
}

/** Where each kilometre or mile is done. */
export function distanceSteps({columns}: Pick<Series, "columns">, format: Pick<RunFormat, "metresPerUnit">) {
  const {distance} = columns;
  const steps: {slot: number; label: string}[] = [];
  let next = 1;
  distance?.forEach((metres, slot) => {
    if (!(metres >= next * format.metresPerUnit)) return;
    steps.push({slot, label: String(next)});
    next = Math.floor(metres / format.metresPerUnit) + 1;
  });
  return steps;
}
