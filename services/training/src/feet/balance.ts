import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Series} from "../series/series.ts";
import {grades} from "../summary/grade.ts";
import {countSlots, meanIn, movingSlots} from "../summary/moving.ts";
import {type ZoneBounds, zoneOf} from "../zones/zones.ts";

/** What two pods compare: the share of the left foot in percent. */
export const BALANCES = [
  "ground_time_balance",
  "vertical_oscillation_balance",
  "leg_spring_stiffness_balance",
  "impact_loading_rate_balance",
] as const;
export type BalanceKey = (typeof BALANCES)[number];

const {shareBounds, gradeBand} = TRAINING_DEFAULTS.feet;

/** How far from even, in percent: 52 and 48 are both 4. */
export const asymmetry = (share: number): number => 2 * Math.abs(share - 50);

/**
 * Shares of the left foot where they are believable, 20 to 80: 0 is how pods write "no value". `isSwapped` mirrors
 * them, for a runner who wore the pods the other way round; what was recorded stays.
 */
export function believableShares(shares: Float64Array, isSwapped = false): Float64Array {
  const [least, most] = shareBounds;
  return shares.map((share) =>
    share >= least && share <= most ? (isSwapped ? 100 - share : share) : Number.NaN,
  );
}

/** The number of values that describe a run, each for an equal part of its seconds. */
const SPREAD = 20;

/**
 * The distribution of a run's shares as twenty values in ascending order, each for a twentieth of its seconds. They are
 * stored beside the mean, since a rule about most of a run cannot be judged by its mean. Null without a value.
 *
 * @param shares believable shares of the left foot; only slots of `moving` count
 */
export function spreadOf(shares: Float64Array, moving: ArrayLike<number>): number[] | null {
  const known = shares.filter((share, slot) => moving[slot] === 1 && !Number.isNaN(share)).sort();
  if (known.length === 0) return null;
  return Array.from({length: SPREAD}, (_, part) => {
    const at = Math.floor(((part + 0.5) / SPREAD) * known.length);
    return known[at] ?? Number.NaN;
  });
}

/** Means of the left foot's share over moving seconds with a value; null where there is none. */
export interface BalanceSummary {
  readonly average: number;
  readonly asymmetry: number;
  readonly seconds: number;
  /** Below the first zone, then zones 1 to 5; null without critical power. */
  readonly zones: readonly (number | null)[] | null;
  readonly grades: {
    readonly down: number | null;
    readonly level: number | null;
    readonly up: number | null;
  } | null;
  /** What fatigue changes: the first and the last quarter of the moving time. */
  readonly firstQuarter: number | null;
  readonly lastQuarter: number | null;
}

export interface BalanceOptions {
  readonly isSwapped?: boolean;
  readonly criticalPower: number | null;
  readonly bounds?: ZoneBounds;
}

/** A run's balance; null when one pod was worn, or none. */
export function summarizeBalance(
  series: Series,
  key: BalanceKey,
  {isSwapped, criticalPower, bounds}: BalanceOptions,
): BalanceSummary | null {
  const column = series.columns[key];
  if (!column) return null;
  const shares = believableShares(column, isSwapped);
  const moving = movingSlots(series);
  const average = meanIn(shares, moving);
  if (average === null) return null;
  const within = (isIn: (slot: number) => boolean) =>
    meanIn(
      shares,
      moving.map((moves, slot) => (moves === 1 && isIn(slot) ? 1 : 0)),
    );
  return {
    average,
    asymmetry: asymmetry(average),
    seconds: countSlots(
      moving.map((moves, slot) => (moves === 1 && !Number.isNaN(shares[slot] ?? 0) ? 1 : 0)),
    ),
    zones: byZone(series, criticalPower, bounds, within),
    grades: byGrade(series, within),
    ...byQuarter(moving, within),
  };
}

type MeanWithin = (isIn: (slot: number) => boolean) => number | null;

function byZone(
  {columns}: Series,
  criticalPower: number | null,
  bounds: ZoneBounds | undefined,
  within: MeanWithin,
) {
  const {power} = columns;
  if (!power || criticalPower === null) return null;
  const zones = power.map((watts) => zoneOf(watts / criticalPower, bounds));
  return [0, 1, 2, 3, 4, 5].map((zone) => within((slot) => zones[slot] === zone));
}

function byGrade(series: Series, within: MeanWithin) {
  const percent = grades(series)?.map((grade) => 100 * grade);
  if (!percent) return null;
  const at = (slot: number) => percent[slot] ?? Number.NaN;
  return {
    down: within((slot) => at(slot) < -gradeBand),
    level: within((slot) => Math.abs(at(slot)) <= gradeBand),
    up: within((slot) => at(slot) > gradeBand),
  };
}

function byQuarter(moving: Uint8Array, within: MeanWithin) {
  const total = countSlots(moving);
  let passed = 0;
  const progress = moving.map((moves) => {
    passed += moves;
    return Math.min(3, Math.floor((4 * (passed - 1)) / total));
  });
  return {
    firstQuarter: within((slot) => progress[slot] === 0),
    lastQuarter: within((slot) => progress[slot] === 3),
  };
}
