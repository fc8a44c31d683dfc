import type {Distributions} from "@gradus/backend/contract/distributions";
import {crop} from "@gradus/training/edits/crop";
import type {Series} from "@gradus/training/series/series";
import {grades} from "@gradus/training/summary/grade";
import {histogram} from "@gradus/training/zones/histogram";
import type {SlotRange} from "@/charts/series-stack/chart-line";

export const METRICS = ["power", "heart_rate", "cadence", "grade"] as const;
export type Metric = (typeof METRICS)[number];
export type StretchDistribution = Pick<Distributions, Metric>;

/** As of a whole run. */
const WIDTHS = {power: 5, heart_rate: 5, cadence: 2, grade: 1} as const;

/** How long each value was held over a stretch, counted as over the whole run. */
export function distributionWithin(series: Series, range: SlotRange): StretchDistribution {
  const {columns, active, ...part} = crop(series, range);
  const slopes = grades({columns, active, ...part})?.map((share) => 100 * share);
  const of = (values: Float64Array | undefined, metric: Metric) => {
    const bins = values && histogram(values, active, WIDTHS[metric]);
    return bins && bins.seconds.length > 0 ? {...bins, seconds: [...bins.seconds]} : null;
  };
  return {
    power: of(columns.power, "power"),
    heart_rate: of(columns.heart_rate, "heart_rate"),
    cadence: of(columns.cadence, "cadence"),
    grade: of(slopes, "grade"),
  };
}
