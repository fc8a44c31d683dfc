import {and, eq, isNull, sql} from "drizzle-orm";
import {account} from "../../accounts/account/tables.ts";
import type {Db} from "../../core/db/db.ts";
import {activity} from "./tables.ts";

const METRES = sql`coalesce((${activity.summary} ->> 'distance')::float8, 0)`;

/** How many runs there are of everybody, and how far they went together. Invented people and copies do not count. */
export async function countRuns(db: Db): Promise<{readonly runs: number; readonly distance_m: number}> {
  const [row] = await db
    .select({
      runs: sql`count(*)`.mapWith(Number),
      distance_m: sql`coalesce(sum(${METRES}), 0)`.mapWith(Number),
    })
    .from(activity)
    .innerJoin(account, eq(account.id, activity.user_id))
    .where(
      and(
        isNull(activity.deleted_at),
        eq(activity.is_excluded, false),
        eq(account.is_demo, false),
        isNull(account.copy_of),
      ),
    );
  return row ?? {runs: 0, distance_m: 0};
}
