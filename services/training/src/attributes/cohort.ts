import {TRAINING_DEFAULTS} from "../defaults.ts";

const {cohortLeast, sketchPoints} = TRAINING_DEFAULTS.attributes;

/** What narrows the group a runner is compared with. */
const COHORT_FILTERS = ["race", "gender", "age"] as const;
export type CohortFilter = (typeof COHORT_FILTERS)[number];

/** A group's values of one attribute as 201 quantiles, lowest first, so that no neighbour can be read from it. */
export interface Cohort {
  readonly filters: readonly CohortFilter[];
  readonly n: number;
  readonly quantiles: readonly number[];
}

/** Share of a group, 0 to 100, that lies below a value; equal quantiles count half. */
export function percentile({quantiles}: Cohort, value: number): number {
  const below = quantiles.filter((quantile) => quantile < value).length;
  const equal = quantiles.filter((quantile) => quantile === value).length;
  if (below === 0 && equal === 0) return 0;
  if (below === quantiles.length) return 100;
  if (equal > 0) return (100 * (below + (equal - 1) / 2)) / (quantiles.length - 1);
  const [lower = value, upper = value] = [quantiles[below - 1], quantiles[below]];
  return (100 * (below - 1 + (value - lower) / (upper - lower))) / (quantiles.length - 1);
}

/** Quantiles of a group; null for fewer than 200 values, where individuals could be identified. */
export function sketch(values: readonly number[]): number[] | null {
  if (values.length < cohortLeast) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return Array.from({length: sketchPoints}, (_, index) => {
    const position = (index * (sorted.length - 1)) / (sketchPoints - 1);
    const lower = sorted[Math.floor(position)] ?? 0;
    return lower + (position - Math.floor(position)) * ((sorted[Math.ceil(position)] ?? lower) - lower);
  });
}

/**
 * The narrowest group of at least 200 that the requested filters allow: race is dropped first, then age, then gender.
 * Null when even the group without filters is too small.
 */
export function chooseCohort(
  cohorts: readonly Cohort[],
  requestedFilters: readonly CohortFilter[],
): Cohort | null {
  const order: readonly CohortFilter[] = ["race", "age", "gender"];
  const tries = [
    requestedFilters,
    ...order.map((_, index) => requestedFilters.filter((filter) => order.indexOf(filter) > index)),
  ];
  for (const filters of tries) {
    const cohort = cohorts.find(
      (one) =>
        one.filters.length === filters.length && filters.every((filter) => one.filters.includes(filter)),
    );
    if (cohort && cohort.n >= cohortLeast) return cohort;
  }
  return null;
}
