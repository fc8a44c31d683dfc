import {type Day, daysBetween, mondayOf} from "../numbers/days.ts";
import {PLAN_RULES, type PlanInput} from "./plan.ts";

/** Which weeks of a plan are easier, counted from the one it starts in. */
export interface ReliefRhythm {
  readonly every: number;
  /** The week in which the taper begins; null without one. */
  readonly taper: number | null;
}

export function reliefRhythm(
  {start, age = null}: Pick<PlanInput, "start" | "age">,
  peak: Day | null,
): ReliefRhythm {
  const taper = peak === null ? null : Math.floor(daysBetween(mondayOf(start), peak) / 7);
  return {every: ageRuleOf(age).reliefEvery, taper};
}

/** The last week before a taper loads: a relief that would fall on it comes a week earlier. */
export function isReliefWeek({every, taper}: ReliefRhythm, week: number): boolean {
  const isDue = (each: number) => each % every === every - 1;
  if (taper === null) return isDue(week);
  const isLast = week === taper - 1;
  return week < taper && !isLast && (isDue(week) || (week === taper - 2 && week > 0 && isDue(week + 1)));
}

/** From fifty on a body needs relief sooner and more days between hard ones. */
export const ageRuleOf = (age: number | null) =>
  PLAN_RULES.ages.find(({from}) => (age ?? 0) >= from) ?? PLAN_RULES.ages[1];
