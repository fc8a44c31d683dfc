import {isDeepStrictEqual} from "node:util";
import {mondayOf} from "@gradus/training/numbers/days";
import {and, eq, inArray, isNull} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {sessionAmounts} from "../../power/estimates/session-amounts.ts";
import {planned_workout, training_plan} from "../planned/tables.ts";
import type {WorkoutRow} from "./to-planned-workout.ts";

/**
 * For a transaction that changed sessions of plans: the amounts of a week become the sum of its sessions, by the rule
 * of the calendar, where skipped ones do not count. A plan that is paused or over keeps its amounts. The version of the
 * plan stays: a user who has the plan open misses nothing by it.
 */
export async function countPlanWeeks(
  tx: Db,
  changed: readonly Pick<WorkoutRow, "plan_id">[],
  at: Date,
): Promise<void> {
  const ids = [...new Set(changed.flatMap(({plan_id}) => (plan_id === null ? [] : [plan_id])))];
  if (ids.length === 0) return;
  const plans = await tx
    .select({id: training_plan.id, weeks: training_plan.weeks})
    .from(training_plan)
    .where(and(inArray(training_plan.id, ids), eq(training_plan.state, "active")));
  for (const {id, weeks} of plans) {
    const amounts = await amountsByWeek(tx, id);
    const counted = weeks.map((week) => ({...week, ...(amounts.get(week.start) ?? NOTHING)}));
    if (isDeepStrictEqual(counted, weeks)) continue;
    await tx.update(training_plan).set({weeks: counted, updated_at: at}).where(eq(training_plan.id, id));
  }
}

type Amounts = ReturnType<typeof sessionAmounts>;
const NOTHING: Amounts = {seconds: 0, stress: 0};

async function amountsByWeek(tx: Db, plan_id: string): Promise<ReadonlyMap<string, Amounts>> {
  const {day, blocks, planned} = planned_workout;
  const sessions = await tx
    .select({day, blocks, planned})
    .from(planned_workout)
    .where(
      and(
        eq(planned_workout.plan_id, plan_id),
        isNull(planned_workout.deleted_at),
        isNull(planned_workout.skipped),
      ),
    )
    .orderBy(planned_workout.day, planned_workout.id);
  const weeks = new Map<string, Amounts>();
  for (const session of sessions) {
    const monday = mondayOf(session.day);
    const {seconds, stress} = weeks.get(monday) ?? NOTHING;
    const own = plannedAmounts(session);
    // To a tenth, as each of them is: sums of such numbers are none.
    weeks.set(monday, {
      seconds: seconds + own.seconds,
      stress: Math.round(10 * (stress + own.stress)) / 10,
    });
  }
  return weeks;
}

/** As the calendar has it; before there is a critical power, as it is for any athlete. */
const plannedAmounts = ({planned, blocks}: Pick<WorkoutRow, "planned" | "blocks">): Amounts =>
  planned === null ? sessionAmounts(blocks) : {seconds: planned.duration, stress: planned.stress};
