import {and, asc, eq, isNull, lte, sql} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {activity} from "../activities/tables.ts";
import {foot_recording} from "./tables.ts";

/** Clocks of pods and watches lie so far apart at most, in seconds. */
const CLOCK_TOLERANCE_S = 60;

const end = sql`${activity.recorded_start} + make_interval(secs => ${activity.recorded_seconds} + ${CLOCK_TOLERANCE_S})`;
const beginning = sql`${activity.recorded_start} - make_interval(secs => ${CLOCK_TOLERANCE_S})`;

/** The run in which strides of these moments lie; of two records of it the one that counts. */
export async function findRunAt(
  tx: Db,
  user_id: string,
  {first_at, last_at}: {readonly first_at: Date; readonly last_at: Date},
): Promise<string | null> {
  const [found] = await tx
    .select({id: activity.id})
    .from(activity)
    .where(
      and(
        eq(activity.user_id, user_id),
        isNull(activity.deleted_at),
        lte(beginning, sql`${first_at.toISOString()}::timestamptz`),
        sql`${end} >= ${last_at.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(sql`${activity.sibling_of} is not null`, asc(activity.created_at), asc(activity.id))
    .limit(1);
  return found?.id ?? null;
}

/** In the transaction that adds a run: strides that came before it find their place. */
export async function linkFootData(tx: Db, user_id: string, activity_id: string) {
  const waiting = await tx
    .select({id: foot_recording.id, first_at: foot_recording.first_at, last_at: foot_recording.last_at})
    .from(foot_recording)
    .where(and(eq(foot_recording.user_id, user_id), isNull(foot_recording.activity_id)));
  for (const {id, ...moments} of waiting) {
    if ((await findRunAt(tx, user_id, moments)) !== activity_id) continue;
    await tx.update(foot_recording).set({activity_id}).where(eq(foot_recording.id, id));
  }
}
