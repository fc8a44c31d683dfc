import {and, eq, inArray, isNotNull, lt} from "drizzle-orm";
import {PLANNED_RESTORE_DAYS} from "../../../contract/workout-values.ts";
import {daysBefore} from "../../../core/days-before.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {activity_pair} from "../pairs/tables.ts";
import {calendar_event} from "../planned/tables.ts";

const BATCH_SIZE = 500;

/** Events that were deleted long enough ago go for good, and what runs they were is forgotten. */
export async function cleanUpEvents({db, now}: {readonly db: Db; readonly now: () => Date}) {
  const {id, deleted_at} = calendar_event;
  const isOver = and(isNotNull(deleted_at), lt(deleted_at, daysBefore(now(), PLANNED_RESTORE_DAYS)));
  const due = db.select({id}).from(calendar_event).where(isOver).limit(BATCH_SIZE);
  await withTransaction(db, async (tx) => {
    const deletedRows = await tx
      .delete(calendar_event)
      .where(and(inArray(id, due), isOver))
      .returning({id});
    if (deletedRows.length === 0) return;
    const ids = deletedRows.map((event) => event.id);
    await tx
      .delete(activity_pair)
      .where(and(eq(activity_pair.kind, "event"), inArray(activity_pair.target_id, ids)));
  });
}
