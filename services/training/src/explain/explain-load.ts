import type {DailyLoad, LoadStart} from "../load/daily-load.ts";
import {type Explanation, explain} from "./explain.ts";

const UNTRAINED: LoadStart = {fitness: 0, fatigue: 0};

/** Fitness, fatigue, form and ramp of one day with the numbers they came from. `day` counts from the first. */
export function explainLoadDay(load: DailyLoad, day: number, start: LoadStart = UNTRAINED): Explanation[] {
  const fitnessOn = (index: number) => (index < 0 ? start.fitness : (load.fitness[index] ?? null));
  const fatigueOn = (index: number) => (index < 0 ? start.fatigue : (load.fatigue[index] ?? null));
  const stress = load.stress[day] ?? null;
  const fitness_yesterday = fitnessOn(day - 1);
  const fatigue_yesterday = fatigueOn(day - 1);
  return [
    explain("fitness", load.fitness[day] ?? null, {fitness_yesterday, stress}),
    explain("fatigue", load.fatigue[day] ?? null, {fatigue_yesterday, stress}),
    explain("form", load.form[day] ?? null, {fitness_yesterday, fatigue_yesterday}),
    explain("ramp", load.ramp[day] ?? null, {fitness: fitnessOn(day), fitness_week_ago: fitnessOn(day - 7)}),
  ];
}
