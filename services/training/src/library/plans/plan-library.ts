import {addDays, type Day, daysBetween} from "../../numbers/days.ts";
import {generatePlan} from "../../plans/generate-plan.ts";
import type {PlanInput, PlannedSession, TrainingPlan} from "../../plans/plan.ts";
import type {Level, LibraryLocale} from "../library-workout.ts";
import {GOAL_METRES, PLAN_RECIPES, type PlanGoal, type PlanRecipe} from "./library-plan.ts";
import {type PlanWords, planWords} from "./plan-words.ts";

/** A plan that every user can start. Its days count from a Monday, the first of them 0. */
export interface LibraryPlan extends PlanRecipe {
  /** Stable and descriptive, for example `marathon-intermediate-16-weeks`. */
  readonly id: string;
  /** m; null without a race. */
  readonly distance: number | null;
  /** Days of a week with a run, at most. */
  readonly days: number;
  readonly plan: TrainingPlan;
  readonly words: Readonly<Record<LibraryLocale, PlanWords>>;
}

/** Any Monday: no plan of the library depends on which. */
const ANY_MONDAY: Day = "2024-01-01";
/** What decides between equal choices. */
const SEED = 1;

let cached: readonly LibraryPlan[] | null = null;

/** Every plan of the library. Made once. */
export function listPlanLibrary(): readonly LibraryPlan[] {
  cached ??= PLAN_RECIPES.map(toPlan);
  return cached;
}

/** One of them by its id; null for what is none. */
export const findLibraryPlan = (id: string): LibraryPlan | null =>
  listPlanLibrary().find((plan) => plan.id === id) ?? null;

/** What the plan is generated from where it starts on a day; a race comes on the last day of its last week. */
export function libraryPlanInput(recipe: PlanRecipe, start: Day): PlanInput {
  const distance = GOAL_METRES[recipe.goal];
  const race = distance === null ? null : {day: addDays(start, 7 * recipe.weeks - 1), distance};
  return {
    start,
    race,
    minutes: recipe.minutes,
    fitness: recipe.weeklyStress / 7,
    weeklyStress: recipe.weeklyStress,
    longestRun: 60 * recipe.longestRun,
    seed: SEED,
    isBeginner: recipe.level === "beginner",
  };
}

/** Day of a plan for a date, counted from `ANY_MONDAY`, which is day 0. */
export const planDay = (day: Day): number => daysBetween(ANY_MONDAY, day);

function toPlan(recipe: PlanRecipe): LibraryPlan {
  const {plan, refusal} = generatePlan(libraryPlanInput(recipe, ANY_MONDAY));
  if (plan === null) throw new Error(`${recipe.goal} for ${recipe.level} is no plan: ${refusal}`);
  const days = mostDays(plan.sessions);
  return {
    ...recipe,
    id: planId(recipe),
    distance: GOAL_METRES[recipe.goal],
    days,
    plan,
    words: planWords(recipe),
  };
}

const planId = ({goal, level, weeks}: {goal: PlanGoal; level: Level; weeks: number}) =>
  `${goal}-${level}-${weeks}-weeks`;

function mostDays(sessions: readonly PlannedSession[]): number {
  const counts = new Map<number, number>();
  for (const {day} of sessions) {
    const week = Math.floor(planDay(day) / 7);
    counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  return Math.max(...counts.values());
}
