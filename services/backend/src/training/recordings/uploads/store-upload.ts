import {createHash} from "node:crypto";
import {and, eq, or} from "drizzle-orm";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import type {Enqueue} from "../../../core/jobs/job-queue.ts";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import {uploadKey} from "../../runs/original-files/object-keys.ts";
import {upload} from "../../runs/original-files/tables.ts";
import type {READING_KINDS} from "./job-kinds.ts";

type Row = typeof upload.$inferInsert;
export type NewUpload = Pick<
  Row,
  "user_id" | "product" | "source" | "kind" | "received_at" | "stated_rpe"
> & {
  readonly content: Uint8Array;
  readonly source_id: string | null;
};

export interface StoreDeps {
  readonly db: Db;
  readonly objects: ObjectStore;
  readonly enqueue: Enqueue<typeof READING_KINDS>;
}

/**
 * Stores a file as it came, and enqueues its reading. The same content, or the same id of its source, is a duplicate; a
 * file that was refused is tried again, and one whose runs were deleted for good is new.
 *
 * @param leaveSeconds delay of its job, for a caller that reads the file at once: both would read it, otherwise
 */
export async function storeUpload(deps: StoreDeps, file: NewUpload, leaveSeconds = 0) {
  const sha256 = createHash("sha256").update(file.content).digest("hex");
  const same = await findSame(deps.db, file, sha256);
  if (same && (same.state === "read" || same.state === "received"))
    return {upload_id: same.id, duplicate: true};
  const stored = {sha256, object_key: uploadKey(file.user_id, sha256), file};
  // Before its row: a row never names what is not there.
  if (!same) await deps.objects.put(stored.object_key, file.content);
  return withTransaction(deps.db, async (tx) => {
    const storedUpload = same ? await reopen(tx, deps.objects, same, stored) : await add(tx, stored);
    if (storedUpload === null) return {upload_id: await requireSame(tx, file, sha256), duplicate: true};
    const options = {key: storedUpload, account: file.user_id, startInSeconds: leaveSeconds};
    await deps.enqueue(tx, "read-upload", {upload_id: storedUpload}, options);
    return {upload_id: storedUpload, duplicate: false};
  });
}

export async function hasUpload(db: Db, user_id: string, source: string, source_id: string) {
  const rows = await db
    .select({id: upload.id})
    .from(upload)
    .where(and(eq(upload.user_id, user_id), eq(upload.source, source), eq(upload.source_id, source_id)));
  return rows.length > 0;
}

interface StoredUpload {
  readonly sha256: string;
  readonly object_key: string;
  readonly file: NewUpload;
}

/** Null where another request was quicker. */
async function add(tx: Db, {sha256, object_key, file: {content, ...row}}: StoredUpload) {
  const [added] = await tx
    .insert(upload)
    .values({...row, id: newId("upl"), sha256, object_key, size: content.length, state: "received"})
    .onConflictDoNothing()
    .returning({id: upload.id});
  return added?.id ?? null;
}

/** Back to the beginning, with what was sent now. Null where another request was quicker. */
async function reopen(tx: Db, objects: ObjectStore, same: Same, {sha256, object_key, file}: StoredUpload) {
  const isSame = and(eq(upload.id, same.id), eq(upload.state, same.state));
  const [locked] = await tx.select({id: upload.id}).from(upload).where(isSame).for("update");
  if (!locked) return null;
  const {kind, received_at, content} = file;
  // Written while no other transaction can delete the file of this row.
  await objects.put(object_key, content);
  const [row] = await tx
    .update(upload)
    .set({
      kind,
      received_at,
      sha256,
      object_key,
      size: content.length,
      content: null,
      state: "received",
      problems: [],
      read_at: null,
    })
    .where(isSame)
    .returning({id: upload.id});
  return row?.id ?? null;
}

type Same = Pick<typeof upload.$inferSelect, "id" | "state">;

async function requireSame(db: Db, file: NewUpload, sha256: string) {
  const same = await findSame(db, file, sha256);
  if (!same) throw new Error("An upload was neither kept nor found");
  return same.id;
}

/** The same content before the same name. */
async function findSame(db: Db, file: NewUpload, sha256: string): Promise<Same | null> {
  const {user_id, source, source_id} = file;
  const isSameOfSource =
    source_id === null ? undefined : and(eq(upload.source, source), eq(upload.source_id, source_id));
  const rows = await db
    .select({id: upload.id, state: upload.state, sha256: upload.sha256})
    .from(upload)
    .where(and(eq(upload.user_id, user_id), or(eq(upload.sha256, sha256), isSameOfSource)));
  return rows.find((row) => row.sha256 === sha256) ?? rows[0] ?? null;
}
