import type {Series} from "@gradus/training/series/series";
import {zoneOf} from "@gradus/training/zones/zones";
import type {Band, ChartLine} from "@/charts/series-stack/chart-line";
import {niceStep, scaleTicks} from "@/charts/series-stack/scale";
import {formatDuration} from "@/lib/format/duration";
import type {Measure} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import type {AxisKind} from "./axis";
import type {ChartRun} from "./chart-run";
import {heightOf, LINE_STYLES, type LineKey} from "./line-keys";
import {distanceSteps, timeSteps} from "./line-steps";
import {type Anaerobic, BALANCES, lineRange, lineValues} from "./line-values";
import type {RunTranslator} from "./run-messages";

export interface LineOptions {
  readonly format: RunFormat;
  readonly t: RunTranslator;
  /** Seconds. */
  readonly smoothing: number;
  readonly axis: AxisKind;
  /** For the balance of W′; null while it is not known. */
  readonly anaerobic: Anaerobic | null;
}

/** Returns those of the requested lines that were measured. */
export function runLines(
  keys: readonly LineKey[],
  run: ChartRun,
  series: Series,
  options: LineOptions,
): Map<LineKey, ChartLine> {
  const lines = new Map<LineKey, ChartLine>();
  for (const key of keys) {
    const line = runLine(key, run, series, options);
    if (line) lines.set(key, line);
  }
  return lines;
}

function runLine(key: LineKey, run: ChartRun, series: Series, options: LineOptions): ChartLine | null {
  const {format, t} = options;
  const values = lineValues(key, series, options);
  const range = values && lineRange(key, values);
  if (!values || !range) return null;
  const height = heightOf(key);
  const step = stepOf(key, range, height);
  return {
    key,
    label: t(`run.${key}`),
    ...LINE_STYLES[key],
    values,
    height,
    range,
    ticks: scaleTicks(range, {step, words: (value) => scaleWords(key, value, format)}),
    words: wordsOf(key, format),
    ...partsOf(key, run, series, options),
  };
}

/** What only some lines have. */
function partsOf(
  key: LineKey,
  {critical_power, zones}: ChartRun,
  series: Series,
  {axis, format, t}: LineOptions,
): Partial<ChartLine> {
  if (key === "pace") return {isReversed: true};
  if (key === "elevation")
    return {isArea: true, steps: axis === "time" ? distanceSteps(series, format, 5) : timeSteps(series)};
  if (key === "anaerobic") return {level: {at: 0, label: t("runMore.empty")}};
  if (key === "grade") return {level: {at: 0, label: t("runMore.level")}};
  if (BALANCES.has(key)) return {level: {at: 50, label: t("runMore.even")}};
  if (key !== "power" || critical_power === null) return {};
  const label = t("run.criticalPowerLevel", {watts: format.number(critical_power)});
  return {
    level: {at: critical_power, label},
    graduation: (watts: number) => zoneColor(zoneOf(watts / critical_power)),
    bands: bandsOf(zones),
  };
}

/** The zones as a ruler; below them there is a part without a name. */
function bandsOf(zones: ChartRun["zones"]): Band[] {
  const below = {from: 0, to: zones[0]?.power_low ?? 0, label: "", color: "--line"};
  const named = zones.map(({power_low, power_high}, index) => ({
    from: power_low,
    to: power_high ?? Number.POSITIVE_INFINITY,
    label: `Z${index + 1}`,
    color: zoneColor(index + 1),
  }));
  return [below, ...named];
}

export const zoneColor = (zone: number) => (zone === 0 ? "--line-strong" : `--z${zone}`);

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
    airPower: format.watts,
    groundTime: format.milliseconds,
    oscillation: format.centimetres,
    legSpring: format.stiffness,
    impactLoading: format.loading,
    verticalRatio: format.percent,
    balance: format.percent,
    oscillationBalance: format.percent,
    legSpringBalance: format.percent,
    impactBalance: format.percent,
    anaerobic: (value) => ({value: format.number(value, 1), unit: "kJ"}),
    temperature: (value) => ({value: format.number(value, 1), unit: format.scales.temperature.unit}),
    grade: format.percent,
    elevation: (value) => ({value: format.number(value), unit: format.unit === "mi" ? "ft" : "m"}),
  };
  return of[key];
}
