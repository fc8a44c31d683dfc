import type {ChartLine, SlotRange} from "@/charts/series-stack/chart-line";
import type {RunFormat} from "../format/run-format";
import type {ChartRun} from "./chart-run";

/** Mean of what was measured. Of paces it is the pace of the mean speed: a slow second is no longer than a fast one. */
export function lineMean({key, values}: Pick<ChartLine, "key" | "values">): number | null {
  const known = values.filter((value) => !Number.isNaN(value));
  if (known.length === 0) return null;
  const sum = known.reduce((before, value) => before + (key === "pace" ? 1 / value : value), 0);
  return key === "pace" ? known.length / sum : sum / known.length;
}

/** The value of each line over the whole run: the one shown elsewhere on the page, where there is one. */
export function runMeans(run: ChartRun, lines: Iterable<ChartLine>, format: RunFormat) {
  const means: Readonly<Record<string, number | null>> = {
    power: run.average_power,
    pace: run.average_speed && format.metresPerUnit / run.average_speed,
    heartRate: run.average_heart_rate,
    cadence: run.average_cadence,
    groundTime: run.average_ground_time,
    oscillation: run.average_oscillation,
    legSpring: run.average_leg_spring,
  };
  return Object.fromEntries(Array.from(lines, (line) => [line.key, means[line.key] ?? lineMean(line)]));
}

export const rangeMeans = (lines: Iterable<ChartLine>, {from, to}: SlotRange) =>
  Object.fromEntries(
    Array.from(lines, ({key, values}) => [key, lineMean({key, values: values.subarray(from, to + 1)})]),
  );
