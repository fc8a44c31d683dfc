import {and, asc, eq, lt} from "drizzle-orm";
import {withTransaction} from "../../../core/db/db.ts";
import {upload} from "../../runs/original-files/tables.ts";
import type {ReadingDeps} from "./reading-deps.ts";

const QUIET_MS = 10 * 60 * 1000;
const BATCH_SIZE = 500;

export async function enqueueUnreadUploads({db, now, enqueue}: Pick<ReadingDeps, "db" | "now" | "enqueue">) {
  const before = new Date(now().getTime() - QUIET_MS);
  const waiting = await db
    .select({id: upload.id, user_id: upload.user_id})
    .from(upload)
    .where(and(eq(upload.state, "received"), lt(upload.received_at, before)))
    .orderBy(asc(upload.received_at))
    .limit(BATCH_SIZE);
  for (const {id, user_id} of waiting)
    await withTransaction(db, (tx) =>
      enqueue(tx, "read-upload", {upload_id: id}, {key: id, account: user_id}),
    );
}
