import {and, asc, eq, gte, isNull, lte} from "drizzle-orm";
import type {PowerFamily} from "../../../contract/activity-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {activity} from "../../runs/activities/tables.ts";
import type {Days} from "../history/run-history.ts";

export interface ZonedRun {
  readonly id: string;
  readonly seconds_in_zones: readonly number[];
  readonly below_seconds: number;
  readonly cp_used: number | null;
  readonly power_family: PowerFamily | null;
}

/** Runs of some days that count, with the seconds in the zones of their day, oldest first. */
export async function listZonedRuns(db: Db, user_id: string, {from, to}: Days): Promise<ZonedRun[]> {
  const {id, seconds_in_zones, below_seconds, cp_used, power_family} = activity;
  return db
    .select({id, seconds_in_zones, below_seconds, cp_used, power_family})
    .from(activity)
    .where(
      and(
        eq(activity.user_id, user_id),
        isNull(activity.deleted_at),
        eq(activity.is_excluded, false),
        gte(activity.local_day, from),
        lte(activity.local_day, to),
      ),
    )
    .orderBy(asc(activity.start_time), asc(id));
}
