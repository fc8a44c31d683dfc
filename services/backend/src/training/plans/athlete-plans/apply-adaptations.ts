import type {Adaptation, AdaptInput, ScheduledSession} from "@gradus/training/plans/adapt-plan";
import type {Db} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {estimateBlocks} from "../../power/estimates/estimate-blocks.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import {sessionAmounts} from "../../power/estimates/session-amounts.ts";
import {pairDays} from "../pairs/pair-days.ts";
import {plannedStart} from "../planned/planned-start.ts";
import type {ChangedSession} from "../planned/tables.ts";
import {countPlanWeeks} from "../workouts/count-plan-weeks.ts";
import {
  moveSupplementarySessions,
  removeSupplementarySessionsOf,
} from "../workouts/move-supplementary-sessions.ts";
import type {WorkoutRow} from "../workouts/to-planned-workout.ts";
import {createWorkoutRepository} from "../workouts/workout-repository.ts";
import {createPlanRepository} from "./plan-repository.ts";
import type {Rebuild} from "./rebuild-plan.ts";
import {sessionHead} from "./write-sessions.ts";

type PlanChangeContext = Omit<Rebuild, "race" | "minutes" | "phases">;

/**
 * Writes what has to change, each with its reason. What the same rule did to a session before it does not do again, nor
 * what its runner took back. Answers how many there were.
 */
export async function applyAdaptations(
  tx: Db,
  change: PlanChangeContext,
  input: AdaptInput,
  adaptations: readonly Adaptation[],
): Promise<number> {
  const {row, athlete, at} = change;
  const plans = createPlanRepository(tx);
  const known = new Set((await plans.changes(row.id)).map(({workout_id, rule}) => `${workout_id} ${rule}`));
  const fresh = adaptations.filter(({id, rule}) => !known.has(`${id} ${rule}`));
  const rows = await createWorkoutRepository(tx).lock(
    athlete.id,
    fresh.map(({id}) => id),
  );
  const written = [];
  for (const adaptation of fresh) {
    const workout = rows.find(({id}) => id === adaptation.id);
    if (!workout) continue;
    const after = await write(tx, change, workout, adaptation);
    const {rule} = adaptation;
    written.push({
      id: newId("chg"),
      plan_id: row.id,
      user_id: athlete.id,
      workout_id: workout.id,
      at,
      rule,
      detail: detailOf(adaptation, input),
      before: asChanged(workout),
      after: after && asChanged(after),
    });
  }
  await plans.addChanges(written);
  await countPlanWeeks(tx, rows, at);
  return written.length;
}

/** The workout as it is afterwards; null where it is gone, or over: what is past stays in the calendar as it was. */
async function write(
  tx: Db,
  change: PlanChangeContext,
  workout: WorkoutRow,
  {before, after}: Adaptation,
): Promise<WorkoutRow | null> {
  const {athlete, at} = change;
  const workouts = createWorkoutRepository(tx);
  if (after === null) {
    if (before.day < athlete.today) return null;
    await workouts.change(workout.id, {deleted_at: at}, at);
    await removeSupplementarySessionsOf(tx, [workout.id], at);
    return null;
  }
  const start_time = plannedStart(after.day, workout.time, athlete.timezone);
  // A session that only moves keeps its content, which a user may have edited since.
  const content = before.blocks === after.blocks ? {} : await contentOf(tx, change, workout, after);
  const changed = await workouts.change(workout.id, {day: after.day, start_time, ...content}, at);
  if (changed.day !== workout.day) {
    await moveSupplementarySessions(tx, [changed], at);
    await pairDays(tx, athlete.id, [changed.day], at);
  }
  return changed;
}

/** What it is made of now. */
async function contentOf(
  tx: Db,
  {athlete, locale}: PlanChangeContext,
  workout: WorkoutRow,
  after: ScheduledSession,
) {
  const {kind, blocks, day} = after;
  const menu = kind === "hard" || kind === "test" ? workout.plan_menu : null;
  const athleteOn = await readAthleteProfile(tx, athlete);
  return {
    ...sessionHead({kind, menu, blocks}, locale),
    plan_kind: kind,
    plan_menu: menu,
    blocks,
    ...estimateBlocks(blocks, athleteOn(day)),
  };
}

export function asChanged(row: WorkoutRow): ChangedSession {
  const {title, type, desc, objective, library_text, blocks, day, time, plan_kind, plan_menu} = row;
  const workout = {title, type, desc, objective, library_text, blocks, day, time, plan_kind, plan_menu};
  return {day, title, ...sessionAmounts(blocks), workout};
}

/** The numbers that the reason names. */
function detailOf({rule}: Adaptation, input: AdaptInput): Readonly<Record<string, number>> {
  const load = ({done, planned}: AdaptInput["lastWeek"]) => ({
    done: Math.round(done),
    planned: Math.round(planned),
  });
  if (rule.startsWith("missed_")) {
    const missed = input.sessions.filter(({day, isDone}) => !isDone && day < input.today);
    return {missed: missed.length};
  }
  if (rule === "too_much" || rule === "too_little") return load(input.lastWeek);
  if (rule === "power_fell") return {percent: Math.round(100 * (input.criticalPowerDrop?.share ?? 0))};
  if (rule === "tired") return {form: Math.round(input.form), fitness: Math.round(input.fitness)};
  if (rule === "break") return {days: input.daysWithoutRun};
  return {};
}
