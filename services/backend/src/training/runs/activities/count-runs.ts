import {and, eq, inArray, isNull, sql} from "drizzle-orm";
import {realAccountIds} from "../../../accounts/account/real-account-ids.ts";
import type {Db} from "../../../core/db/db.ts";
import {activity} from "./tables.ts";

/**
 * The number of runs of all users and their total distance in metres. Runs of invented people and copies do not count.
 */
export async function countRuns(db: Db): Promise<{readonly runs: number; readonly distance_m: number}> {
  const [row] = await db
    .select({
      runs: sql`count(*)`.mapWith(Number),
      distance_m: sql`coalesce(sum(${activity.distance}), 0)`.mapWith(Number),
    })
    .from(activity)
    .where(
      and(
        isNull(activity.deleted_at),
        eq(activity.is_excluded, false),
        inArray(activity.user_id, realAccountIds(db)),
      ),
    );
  return row ?? {runs: 0, distance_m: 0};
}
