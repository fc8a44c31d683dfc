import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {ChartLine} from "@/charts/series-stack/chart-line";
import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import type {ChartRun} from "./chart-run";
import type {RunTranslator} from "./run-messages";

export interface RunContext {
  readonly run: ActivityDetail;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

type ChartContext = Omit<RunContext, "run"> & {readonly run: ChartRun};

export function runSummary({run, format, t}: ChartContext): string {
  const {distance, average_power, average_speed, average_heart_rate} = run;
  return [
    distance !== null && measureWords(format.distance(distance)),
    format.duration(run.moving_time),
    average_power !== null && t("run.meanPower", {power: measureWords(format.watts(average_power))}),
    average_speed !== null && measureWords(format.pace(average_speed)),
    average_heart_rate !== null && measureWords(format.beats(average_heart_rate)),
  ]
    .filter(Boolean)
    .join(", ");
}

export function routeSummary({run, format, t}: ChartContext): string {
  const climb = run.total_elevation_gain;
  return [
    t("run.routeOf", {distance: measureWords(format.distance(run.distance))}),
    climb !== null && t("run.climb", {climb: measureWords(format.climb(climb))}),
  ]
    .filter(Boolean)
    .join(", ");
}

interface Place {
  /** Where a slot is, in words. */
  readonly placeOf: (slot: number) => string;
  readonly t: RunTranslator;
}

/** All values at one place on the charts, as text for assistive technology. */
export function slotSentence(lines: readonly ChartLine[], slot: number | null, {placeOf, t}: Place): string {
  if (slot === null) return t("run.noCursor");
  const values = lines.map((line) => {
    const value = line.values[slot] ?? Number.NaN;
    return `${line.label} ${measureWords(line.words(Number.isNaN(value) ? null : value))}`;
  });
  return [placeOf(slot), ...values].join(", ");
}
