import {TRAINING_DEFAULTS} from "../defaults.ts";
import {type Day, daysBetween} from "../numbers/days.ts";
import type {Series} from "../series/series.ts";
import type {RangeEffort} from "./effort.ts";
import {type OmniDomain, omniDomainPower} from "./models.ts";

const {automaticCp: rules} = TRAINING_DEFAULTS;

/** What is known about how hard the runner tried. */
export interface KnownMaximal {
  /** Runs tagged as race or test, or whose heart rate shows it (`isMaximalEffort`). */
  readonly activityIds: ReadonlySet<string>;
  /** Power index in W of the year's runs before the range; null when there are none. */
  readonly earlierIndex: number | null;
}

/** An effort that holds the model up. */
export interface Support {
  readonly activityId: string;
  readonly day: Day;
  readonly seconds: number;
  readonly power: number;
  /** Of the model's power for that duration. */
  readonly share: number;
}

/** Days until a supporting effort leaves the range of 90 days; 0 on the last day it counts. */
export const daysLeft = (
  {day}: Support,
  today: Day,
  windowDays: number = TRAINING_DEFAULTS.curve.windowDays,
): number => windowDays - 1 - daysBetween(day, today);

/** Efforts of 2 to 90 min that lie at most 3 % below the model. */
export const supportOf = (efforts: readonly RangeEffort[], model: OmniDomain): Support[] =>
  efforts
    .map((effort) => ({...effort, share: effort.power / omniDomainPower(effort.seconds, model)}))
    .filter(
      ({seconds, share}) =>
        seconds >= rules.support.seconds[0] &&
        seconds <= rules.support.seconds[1] &&
        share >= 1 - rules.support.within,
    );

/**
 * How far to trust a value, 0 to 1: by the runs that support it, by the range of their durations (`spread` is longest
 * over shortest) and by the age of the newest; less than half of that while no effort is known to have been maximal.
 */
export function confidenceOf(
  supporting: readonly Support[],
  index: number,
  {activityIds, earlierIndex}: KnownMaximal,
  today: Day,
): {readonly confidence: number; readonly isProven: boolean; readonly spread: number} {
  if (supporting.length === 0) return {confidence: 0, isProven: false, spread: 1};
  const {activities, spread: spreadShare, recency, fullActivities, fullSpread, ageDays} = rules.confidence;
  const runs = new Set(supporting.map(({activityId}) => activityId)).size;
  const seconds = supporting.map((effort) => effort.seconds);
  const spread = Math.max(...seconds) / Math.min(...seconds);
  const age = Math.min(...supporting.map(({day}) => Math.max(0, daysBetween(day, today))));
  const isProven =
    supporting.some(({activityId}) => activityIds.has(activityId)) ||
    (earlierIndex !== null && index >= earlierIndex * (1 - rules.maximalIndexWithin));
  const confidence =
    activities * Math.min(1, runs / fullActivities) +
    spreadShare * Math.min(1, Math.log(spread) / Math.log(fullSpread)) +
    recency * Math.exp(-age / ageDays);
  return {confidence: confidence * (isProven ? 1 : rules.unprovenFactor), isProven, spread};
}

/**
 * The heart rate in 1/min that an effort reached for 3 min of it; null where it did not last as long. It is stored
 * with a run, so that no series is loaded when efforts are judged.
 *
 * @param start slot at which the effort begins
 */
export function sustainedHeartRate({columns}: Series, start: number, seconds: number): number | null {
  const beats = columns.heart_rate?.slice(start, start + seconds).filter((value) => value > 0);
  return beats?.sort().at(-rules.maximalHeartRate.seconds) ?? null;
}

/** Whether heart rate shows that an effort was maximal: at least 95 % of the maximum for 3 min or more of it. */
export const isMaximalEffort = (sustained: number, maximumHeartRate: number): boolean =>
  sustained >= rules.maximalHeartRate.share * maximumHeartRate;
