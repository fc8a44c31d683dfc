import {and, eq, isNotNull, lt} from "drizzle-orm";
import {RESTORE_DAYS} from "../../../contract/activity-values.ts";
import {daysBefore} from "../../../core/days-before.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import {upload} from "../original-files/tables.ts";
import {activity} from "./tables.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly objects: ObjectStore;
}

const BATCH_SIZE = 500;

/** Runs that were deleted long enough ago go for good, and with the last of its runs the file that they came from. */
export async function cleanUpRuns({db, now, objects}: Deps) {
  const isOver = and(
    isNotNull(activity.deleted_at),
    lt(activity.deleted_at, daysBefore(now(), RESTORE_DAYS)),
  );
  const due = await db
    .select({id: activity.id, upload_id: activity.upload_id})
    .from(activity)
    .where(isOver)
    .limit(BATCH_SIZE);
  for (const {id, upload_id} of due) {
    await withTransaction(db, async (tx) => {
      // Locks the upload: a concurrent upload of the same file waits for this, and then finds it gone.
      await tx.select({id: upload.id}).from(upload).where(eq(upload.id, upload_id)).for("update");
      const [deletedRow] = await tx
        .delete(activity)
        .where(and(eq(activity.id, id), isOver))
        .returning({series_key: activity.series_key});
      if (!deletedRow) return;
      await objects.delete(deletedRow.series_key);
      await forgetFile(tx, objects, upload_id);
    });
  }
}

/** Empties an upload without runs. Its row remains, so that no platform has to deliver the file again. */
async function forgetFile(tx: Db, objects: ObjectStore, upload_id: string) {
  const [left] = await tx
    .select({id: activity.id})
    .from(activity)
    .where(eq(activity.upload_id, upload_id))
    .limit(1);
  if (left) return;
  const isIt = eq(upload.id, upload_id);
  const [row] = await tx.select({object_key: upload.object_key}).from(upload).where(isIt);
  if (row?.object_key) await objects.delete(row.object_key);
  await tx.update(upload).set({state: "deleted", object_key: null, content: null, problems: []}).where(isIt);
}
