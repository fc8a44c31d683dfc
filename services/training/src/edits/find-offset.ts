import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Series} from "../series/series.ts";

const {merge: rules} = TRAINING_DEFAULTS;

/** A slot of the watch at which the pod's recording may begin, with how well both then agree (Pearson's r). */
export interface OffsetCandidate {
  readonly offset: number;
  readonly correlation: number;
}

export type OffsetSearch =
  | {
      readonly ok: true;
      readonly by: "cadence" | "speed";
      readonly offset: number;
      readonly correlation: number;
    }
  | {
      readonly ok: false;
      readonly code: "nothing_to_compare" | "no_agreement" | "ambiguous";
      /** Best first, at most five, each more than 5 s from those before it. */
      readonly candidates: readonly OffsetCandidate[];
    };

/**
 * Where a pod's recording lies in a watch's: the shift within 10 min of `around` at which their cadences, else
 * speeds, agree best over at least 5 min. It has to lead every other shift more than 5 s away by 0.005: a steady run
 * repeats itself. Within that lead the clocks decide, if one candidate agrees with them.
 *
 * @param around slot where the search begins to both sides; by default where the clocks put the pod, if the
 *   recordings overlap by them, else 0
 */
export function findOffset(watch: Series, pod: Series, around?: number): OffsetSearch {
  const byClock = pod.start - watch.start;
  const overlaps = byClock < watch.length && byClock + pod.length > 0;
  const centre = around ?? (overlaps ? byClock : 0);
  const by = watch.columns.cadence && pod.columns.cadence ? "cadence" : "speed";
  const [first, second] = [watch.columns[by], pod.columns[by]];
  const found = first && second ? correlations(first, second, centre) : [];
  const [best, ...others] = peaks(found);
  if (!best) return {ok: false, code: "nothing_to_compare", candidates: []};
  const candidates = [best, ...others];
  if (best.correlation < rules.correlation) return {ok: false, code: "no_agreement", candidates};
  const rivals = others.filter(({correlation}) => best.correlation - correlation < rules.lead);
  if (rivals.length === 0) return {ok: true, by, ...best};
  const agreeing = found.filter(
    ({offset, correlation}) =>
      Math.abs(offset - byClock) <= rules.apart && best.correlation - correlation < rules.lead,
  );
  const [nearest] = peaks(agreeing);
  return nearest ? {ok: true, by, ...nearest} : {ok: false, code: "ambiguous", candidates};
}

function correlations(watch: Float64Array, pod: Float64Array, centre: number): OffsetCandidate[] {
  const [a, b] = [measured(watch), measured(pod)];
  return Array.from({length: 2 * rules.searchSeconds + 1}, (_, index) => {
    const offset = centre - rules.searchSeconds + index;
    return {offset, correlation: pearson(a, b, offset)};
  }).filter(({correlation}) => !Number.isNaN(correlation));
}

interface Measured {
  /** 0 where nothing was measured, so that sums need no branch. */
  readonly values: Float64Array;
  readonly isThere: Float64Array;
}

function measured(column: Float64Array): Measured {
  const values = column.map((value) => (Number.isNaN(value) ? 0 : value));
  const isThere = column.map((value) => (Number.isNaN(value) ? 0 : 1));
  return {values, isThere};
}

/** Pearson's r over the seconds both measured; not a number with less than 5 min of them, or without any change. */
function pearson(watch: Measured, pod: Measured, offset: number): number {
  const from = Math.max(0, offset);
  const to = Math.min(watch.values.length, pod.values.length + offset);
  let [count, sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0, 0];
  for (let slot = from; slot < to; slot++) {
    const watchWeight = watch.isThere[slot] ?? 0;
    const other = pod.isThere[slot - offset] ?? 0;
    const a = (watch.values[slot] ?? 0) * other;
    const b = (pod.values[slot - offset] ?? 0) * watchWeight;
    count += watchWeight * other;
    sumA += a;
    sumB += b;
    sumAA += a * a;
    sumBB += b * b;
    sumAB += a * b;
  }
  if (count < rules.overlapLeast) return Number.NaN;
  const spread = (sumAA - (sumA * sumA) / count) * (sumBB - (sumB * sumB) / count);
  return spread > 1e-9 ? (sumAB - (sumA * sumB) / count) / Math.sqrt(spread) : Number.NaN;
}

/** The five best, each more than 5 s from those before it. */
function peaks(all: readonly OffsetCandidate[]): OffsetCandidate[] {
  const sorted = [...all].sort((a, b) => b.correlation - a.correlation);
  const candidates: OffsetCandidate[] = [];
  for (const candidate of sorted) {
    if (candidates.every(({offset}) => Math.abs(offset - candidate.offset) > rules.apart))
      candidates.push(candidate);
    if (candidates.length === rules.candidates) break;
  }
  return candidates;
}
