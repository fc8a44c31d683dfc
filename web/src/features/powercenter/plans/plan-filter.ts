import {LIBRARY_LEVELS, type LibraryLevel} from "@gradus/backend/contract/library-values";
import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import type {Choices} from "../address/use-address-choices";

/** Hours of a usual week, from and below. */
const HOURS = {
  few: [0, 4],
  some: [4, 7],
  many: [7, Number.POSITIVE_INFINITY],
} as const;
type Hours = keyof typeof HOURS;
const HOURS_NAMES = ["few", "some", "many"] as const satisfies readonly Hours[];

export const PLAN_CHOICES = {level: LIBRARY_LEVELS, hours: HOURS_NAMES} as const;

export interface PlanFilter {
  readonly level: LibraryLevel | null;
  readonly hours: Hours | null;
}

/** Parses the filter of an address; invalid values are dropped. */
export const parsePlanFilter = ({level, hours}: Choices): PlanFilter => ({
  level: LIBRARY_LEVELS.find((each) => each === level) ?? null,
  hours: HOURS_NAMES.find((each) => each === hours) ?? null,
});

/** Plans of that level whose usual week fills about so many hours. */
export const filterPlans = (plans: readonly LibraryPlan[], {level, hours}: PlanFilter) =>
  plans.filter((plan) => {
    const [from, below] = hours ? HOURS[hours] : [0, Number.POSITIVE_INFINITY];
    const usual = (plan.hours_low + plan.hours_high) / 2;
    return (level === null || plan.level === level) && usual >= from && usual < below;
  });
