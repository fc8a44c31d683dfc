import {and, asc, eq, isNull, lt, or, sql} from "drizzle-orm";
import {timeZoneOf} from "../../../accounts/account/time-zone-of.ts";
import {training_plan} from "../planned/tables.ts";
import type {PlanDeps} from "./plan-deps.ts";

const BATCH_SIZE = 500;

/** Runners whose plan was last looked at before three in the morning of their day. */
export async function listDuePlans({db, now}: Pick<PlanDeps, "db" | "now">): Promise<string[]> {
  const zone = timeZoneOf(training_plan.user_id);
  const local = sql`(${now().toISOString()}::timestamptz at time zone ${zone})`;
  // The local three o'clock that was last, as a moment: a day of 23 or 25 hours has one, too.
  const three = sql`((date_trunc('day', ${local} - interval '3 hours') + interval '3 hours') at time zone ${zone})`;
  const rows = await db
    .select({user_id: training_plan.user_id})
    .from(training_plan)
    .where(
      and(
        eq(training_plan.state, "active"),
        isNull(training_plan.deleted_at),
        or(isNull(training_plan.adapted_at), lt(training_plan.adapted_at, three)),
      ),
    )
    .orderBy(sql`${training_plan.adapted_at} nulls first`, asc(training_plan.id))
    .limit(BATCH_SIZE);
  return rows.map(({user_id}) => user_id);
}
