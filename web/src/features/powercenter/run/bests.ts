import type {PowerCurve} from "@gradus/backend/contract/power-curve";
import {bestEfforts} from "@gradus/training/mean-max/best-efforts";
import {energyOf} from "@gradus/training/mean-max/energy";
import type {Series} from "@gradus/training/series/series";

export interface Best {
  readonly seconds: number;
  readonly power: number;
  /** Its first slot. */
  readonly start: number;
}

/** Seconds; all lie on the grid of durations for which curves are stored. */
const DURATIONS = [10, 30, 60, 300, 600, 1200, 1800, 3600];

export function bestsOf(series: Series): Best[] {
  const energy = energyOf(series);
  const fitting = DURATIONS.filter((seconds) => seconds <= series.length);
  if (!energy || fitting.length === 0) return [];
  const {power, start} = bestEfforts(energy, fitting);
  return fitting.map((seconds, index) => ({seconds, power: power[index] ?? 0, start: start[index] ?? 0}));
}

interface BestRanking {
  /** No run in the range did better. */
  readonly isHolder: boolean;
  /** Of the best of the range. */
  readonly percent: number;
}

/** Compares a best with a curve; null where the curve has no value for that duration. */
export function rankBest(curve: PowerCurve, run: string, {seconds, power}: Best): BestRanking | null {
  const best = curve.power[curve.durations.indexOf(seconds)];
  if (best === undefined || best <= 0) return null;
  const holder = curve.breakdown?.find(({points}) => points.some((point) => point.duration === seconds));
  // A curve never falls with shorter times: a point of it may be a longer effort, and then the run that held that one.
  const isHolder = holder?.activity_id === run;
  return {isHolder, percent: Math.min(isHolder ? 100 : 99, (100 * power) / best)};
}
