import {and, eq, isNull, lt} from "drizzle-orm";
import {daysBefore} from "../../../core/days-before.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import {stridesKey} from "./foot-deps.ts";
import {foot_job, foot_recording} from "./tables.ts";

const BATCH_SIZE = 500;
/** Strides wait so long for their run. */
const WAITING_DAYS = 30;
const JOB_RETENTION_DAYS = 90;

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly objects: ObjectStore;
}

export async function cleanUpFootData({db, now, objects}: Deps) {
  const isOver = and(
    isNull(foot_recording.activity_id),
    lt(foot_recording.received_at, daysBefore(now(), WAITING_DAYS)),
  );
  const due = await db.select({id: foot_recording.id}).from(foot_recording).where(isOver).limit(BATCH_SIZE);
  for (const {id} of due) {
    await withTransaction(db, async (tx) => {
      const [deletedRow] = await tx
        .delete(foot_recording)
        .where(and(eq(foot_recording.id, id), isOver))
        .returning({user_id: foot_recording.user_id, sha256: foot_recording.sha256});
      if (deletedRow) await objects.delete(stridesKey(deletedRow.user_id, deletedRow.sha256));
    });
  }
  await db.delete(foot_job).where(lt(foot_job.finished_at, daysBefore(now(), JOB_RETENTION_DAYS)));
}
