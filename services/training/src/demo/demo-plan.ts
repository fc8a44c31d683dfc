import {addDays, type Day} from "../numbers/days.ts";
import {generatePlan} from "../plans/generate-plan.ts";
import type {PlanInput, Race, TrainingPlan} from "../plans/plan.ts";
import {PLAN_FIRST_WEEK, RACES} from "./races.ts";

/** A plan that the product makes, and what it was made from. */
export interface DemoPlan {
  readonly input: PlanInput & {readonly race: Race};
  readonly plan: TrainingPlan;
}

/** Minutes a runner with a family has on each weekday, Monday first. */
const MINUTES = [0, 60, 45, 60, 0, 60, 120] as const;
/** What the four weeks before the plan come to: fitness, mean weekly stress, seconds of the longest run. */
const FORM = {fitness: 26, weeklyStress: 175, longestRun: 110 * 60} as const;

/** The plan that is in force at the end of a year which began on that Monday: towards its last race. */
export function makeDemoPlan(firstMonday: Day): DemoPlan {
  const start = addDays(firstMonday, 7 * PLAN_FIRST_WEEK);
  const races = RACES.map(({week, metres}) => ({day: addDays(firstMonday, 7 * week + 6), distance: metres}));
  const race = races.at(-1);
  if (!race) throw new Error("The year leads to no race");
  const others = races.slice(0, -1).flatMap(({day}) => (day >= start ? [day] : []));
  const input = {start, race, races: others, minutes: MINUTES, ...FORM, seed: 1, age: null, phases: null};
  const {plan, refusal} = generatePlan(input);
  if (plan === null) throw new Error(`The demo runner has no plan: ${refusal}`);
  return {input, plan};
}
