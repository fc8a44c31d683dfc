import {addDays, mondayOf} from "@gradus/training/numbers/days";
import type {AdaptInput, ClosedDay, ScheduledSession} from "@gradus/training/plans/adapt-plan";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {Db} from "../../../core/db/db.ts";
import {cpOn, createCpHistory} from "../../power/critical-power/cp-history.ts";
import {familyUntil} from "../../power/critical-power/family-on.ts";
import {sameFamily} from "../../power/critical-power/same-family.ts";
import {sessionAmounts} from "../../power/estimates/session-amounts.ts";
import {pairedRuns} from "../pairs/pair-runs.ts";
import type {WorkoutRow} from "../workouts/to-planned-workout.ts";
import {type ClosingEvent, closingEvents} from "./find-conflicts.ts";
import {createPlanRepository} from "./plan-repository.ts";
import {daysWithoutRun, type Form} from "./read-form.ts";
import type {PlanRow} from "./to-plan-summary.ts";

interface AdaptContext {
  readonly row: PlanRow;
  readonly athlete: Athlete;
  readonly form: Form;
}

const WEEK = 7;

export async function readAdaptInput(tx: Db, {row, athlete, form}: AdaptContext): Promise<AdaptInput> {
  const {id: user_id, today} = athlete;
  const rows = await createPlanRepository(tx).sessions(row.id, addDays(today, -2 * WEEK));
  const done = new Set((await pairedRuns(tx, user_id, "workout")).keys());
  const closed = await closingEvents(tx, user_id, today, row.to_day);
  const week = (back: number) =>
    loadOf(rows, {row, form}, addDays(today, -back), addDays(today, WEEK - back - 1));
  return {
    today,
    hasRunToday: form.lastRun === today,
    sessions: await openSessions(tx, row, rows, done, today),
    minutes: row.minutes,
    lastWeek: week(WEEK),
    weekBefore: week(2 * WEEK),
    fitness: form.fitness,
    form: form.form,
    isUnwell: closed.some(({kind, day}) => kind === "illness" && day === today),
    closed: closed.map(toClosed),
    daysWithoutRun: daysWithoutRun(form, row.from_day, today),
    criticalPowerDrop: await powerDrop(tx, athlete),
  };
}

const toClosed = ({day, kind}: ClosingEvent): ClosedDay => ({
  day,
  why: kind === "illness" ? "unwell" : kind === "race" ? "race_day" : "day_off",
});

/** What was run and what was planned on days of the plan. */
function loadOf(
  rows: readonly WorkoutRow[],
  {row, form}: Pick<AdaptContext, "row" | "form">,
  from: string,
  to: string,
) {
  const first = from > row.from_day ? from : row.from_day;
  const planned = rows
    .filter(({day}) => day >= first && day <= to)
    .reduce((sum, {blocks}) => sum + sessionAmounts(blocks).stress, 0);
  return {done: form.stressOf(first, to), planned};
}

/**
 * Sessions that the athlete marked as skipped are left out: that is the athlete's decision. A missed session is taken
 * into account once: a second time would make up for it twice.
 */
async function openSessions(
  tx: Db,
  row: PlanRow,
  rows: readonly WorkoutRow[],
  done: ReadonlySet<string>,
  today: string,
): Promise<ScheduledSession[]> {
  const changes = await createPlanRepository(tx).changes(row.id);
  const missed = new Set(
    changes.filter(({rule}) => rule.startsWith("missed_")).map(({workout_id}) => workout_id),
  );
  return rows.flatMap(({id, day, plan_kind: kind, blocks, skipped}) => {
    const isDone = done.has(id);
    const isKnown = day < today && !isDone && missed.has(id);
    if (kind === null || skipped !== null || isKnown || day < addDays(today, -WEEK)) return [];
    return [{id, day, kind, blocks, ...sessionAmounts(blocks), isDone}];
  });
}

/** Of critical power since Monday; null where it did not fall. */
async function powerDrop(tx: Db, {id, today}: Athlete): Promise<AdaptInput["criticalPowerDrop"]> {
  const rows = sameFamily(await createCpHistory(tx).list(id), await familyUntil(tx, id, today));
  const [before, now] = [cpOn(rows, addDays(mondayOf(today), -1)), cpOn(rows, today)];
  if (!before || !now || now.critical_power >= before.critical_power) return null;
  const share = (before.critical_power - now.critical_power) / before.critical_power;
  return {share, confidence: now.confidence ?? 1};
}
