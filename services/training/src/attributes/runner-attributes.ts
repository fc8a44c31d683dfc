import {type AttributeId, RUNNER_ATTRIBUTES} from "./attribute-list.ts";
import {type Cohort, type CohortFilter, chooseCohort, percentile} from "./cohort.ts";

type Reference =
  | {readonly kind: "population"; readonly n: number; readonly filters_applied: readonly CohortFilter[]}
  | {readonly kind: "age_grade"; readonly grade: number}
  | {readonly kind: "none"};

export interface RunnerAttribute {
  readonly id: AttributeId;
  readonly value: number;
  readonly unit: string;
  /** 0 to 100 within the group; null where there is no honest one. */
  readonly percentile: number | null;
  readonly reference: Reference;
}

export interface AttributeReferences {
  /** Groups of runners of the same power family who agreed to be counted. */
  readonly cohorts: Partial<Record<AttributeId, readonly Cohort[]>>;
  /** Age grade of the predicted time for the goal race; null without age, table or race. */
  readonly ageGrade: number | null;
}

/**
 * The five attributes with what they are compared with: own population of 200 or more, else, for fitness, the age
 * grade, else nothing. Attributes without a value are left out. No distribution of running power is made up.
 */
export function runnerAttributes(
  values: Readonly<Record<AttributeId, number | null>>,
  {cohorts, ageGrade}: AttributeReferences,
  filters: readonly CohortFilter[] = [],
): RunnerAttribute[] {
  return RUNNER_ATTRIBUTES.flatMap(({id, unit}): RunnerAttribute[] => {
    const value = values[id];
    if (value === null) return [];
    const cohort = chooseCohort(cohorts[id] ?? [], filters);
    if (cohort) {
      const reference: Reference = {kind: "population", n: cohort.n, filters_applied: cohort.filters};
      return [{id, value, unit, percentile: percentile(cohort, value), reference}];
    }
    const isGraded = id === "fitness" && ageGrade !== null;
    const reference: Reference = isGraded ? {kind: "age_grade", grade: ageGrade} : {kind: "none"};
    return [{id, value, unit, percentile: null, reference}];
  });
}
