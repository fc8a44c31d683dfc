import {and, asc, eq, isNull} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import {pairDays} from "../../plans/pairs/pair-days.ts";
import {createRunRepository, type RunRow} from "../../runs/activities/run-repository.ts";
import {followSibling, isAlike, overlaps, siblingState} from "../../runs/activities/siblings.ts";
import {activity} from "../../runs/activities/tables.ts";
import {updateShoeDistance} from "../../runs/activities/update-shoe-distance.ts";

/** Before it, a second recording was flagged only where it began and lasted as the first. */
const FLAGGED_SINCE_VERSION = 5;

/**
 * Of two overlapping runs that were stored before overlaps were flagged, the first one goes on counting alone, until
 * their runner decides. What began and lasted alike was decided before.
 */
export async function flagOverlaps(tx: Db, user_id: string, at: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(activity)
    .where(
      and(
        eq(activity.user_id, user_id),
        eq(activity.is_excluded, false),
        isNull(activity.deleted_at),
        isNull(activity.sibling_of),
      ),
    )
    .orderBy(asc(activity.created_at), asc(activity.id))
    .for("update");
  const counting: RunRow[] = [];
  const days: string[] = [];
  for (const row of rows) {
    const isUnchecked = row.algo_version < FLAGGED_SINCE_VERSION;
    const first = isUnchecked ? counting.find((other) => needsDecision(row, other)) : undefined;
    if (!first) {
      counting.push(row);
      continue;
    }
    const changed = await createRunRepository(tx).change(row.id, siblingState(row, first.id), at);
    await followSibling(tx, row.id, first.id);
    await updateShoeDistance(tx, row, changed);
    days.push(row.local_day);
  }
  await pairDays(tx, user_id, days, at);
}

const needsDecision = (run: RunRow, other: RunRow) =>
  run.upload_id !== other.upload_id && overlaps(run, other) && !isAlike(run, other);
