import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {PLAN_RULES} from "@gradus/training/plans/plan";
import {and, eq, gt, isNull, lte} from "drizzle-orm";
import type {Athlete} from "../../../accounts/account/athlete.ts";
import type {Db} from "../../../core/db/db.ts";
import {createRunHistory} from "../../power/history/run-history.ts";
import {activity} from "../../runs/activities/tables.ts";
import {trainingLoadOf} from "../load/training-load.ts";

const WINDOW_DAYS = 28;

export interface Form {
  readonly fitness: number;
  /** 0 as long as there are too few days to know. */
  readonly form: number;
  /** Mean stress of a week over the last 28 days. */
  readonly weeklyStress: number;
  /** Seconds of moving of the longest run of the last 28 days. */
  readonly longestRun: number;
  /** Null before the first run. */
  readonly lastRun: string | null;
  /** Of days from one to another, both included. */
  readonly stressOf: (from: string, to: string) => number;
}

/** A runner with few runs. Of one without any nothing is known, so a test at the start measures. */
export const isBeginner = ({lastRun, weeklyStress}: Pick<Form, "lastRun" | "weeklyStress">): boolean =>
  lastRun !== null && weeklyStress < PLAN_RULES.beginner;

export async function readForm(db: Db, athlete: Athlete): Promise<Form> {
  const {id, today, starting_fitness: start} = athlete;
  const days = await createRunHistory(db).listStress(id);
  const load = trainingLoadOf({days, today, startingFitness: start});
  const index = load.today_index;
  const at = (values: readonly number[]) => (index === null ? 0 : (values[index] ?? 0));
  const stressOf = (from: string, to: string) =>
    days.reduce((sum, {day, stress}) => (day >= from && day <= to ? sum + stress : sum), 0);
  return {
    fitness: index === null ? (start ?? 0) : at(load.fitness),
    form: load.now?.is_building_up ? 0 : at(load.form),
    weeklyStress: stressOf(addDays(today, 1 - WINDOW_DAYS), today) / (WINDOW_DAYS / 7),
    longestRun: await longestSince(db, id, addDays(today, -WINDOW_DAYS), today),
    lastRun: days.findLast(({day}) => day <= today)?.day ?? null,
    stressOf,
  };
}

async function longestSince(db: Db, user_id: string, after: string, to: string): Promise<number> {
  const rows = await db
    .select({summary: activity.summary})
    .from(activity)
    .where(
      and(
        eq(activity.user_id, user_id),
        isNull(activity.deleted_at),
        eq(activity.is_excluded, false),
        gt(activity.local_day, after),
        lte(activity.local_day, to),
      ),
    );
  return Math.max(0, ...rows.map(({summary}) => summary.moving_time));
}

/** Whole days without a run, since the last one or since a plan began. */
export function daysWithoutRun({lastRun}: Form, planStart: string, today: string): number {
  const since = lastRun !== null && lastRun > planStart ? lastRun : planStart;
  return Math.max(0, daysBetween(since, today) - 1);
}
