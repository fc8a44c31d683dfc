import {createHash} from "node:crypto";
import {and, eq, or} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {upload} from "./tables.ts";

type Row = typeof upload.$inferInsert;
export type NewUpload = Pick<Row, "user_id" | "product" | "source" | "kind" | "received_at"> & {
  readonly content: Uint8Array;
  readonly source_id: string | null;
};

/** Keeps a file as it came. The same content, or the same of its source, is there already. */
export async function storeUpload(db: Db, file: NewUpload) {
  const sha256 = createHash("sha256").update(file.content).digest("hex");
  const [stored] = await db
    .insert(upload)
    .values({...file, id: newId("upl"), sha256, size: file.content.length, state: "received"})
    .onConflictDoNothing()
    .returning({id: upload.id});
  if (stored) return {upload_id: stored.id, duplicate: false};
  return {upload_id: await findSame(db, file, sha256), duplicate: true};
}

/** Whether what a source calls so is there already, so that nobody has to fetch it. */
export async function hasUpload(db: Db, user_id: string, source: string, source_id: string) {
  const rows = await db
    .select({id: upload.id})
    .from(upload)
    .where(and(eq(upload.user_id, user_id), eq(upload.source, source), eq(upload.source_id, source_id)));
  return rows.length > 0;
}

async function findSame(db: Db, {user_id, source, source_id}: NewUpload, sha256: string) {
  const isSameOfSource =
    source_id === null ? undefined : and(eq(upload.source, source), eq(upload.source_id, source_id));
  const [same] = await db
    .select({id: upload.id})
    .from(upload)
    .where(and(eq(upload.user_id, user_id), or(eq(upload.sha256, sha256), isSameOfSource)));
  if (!same) throw new Error("An upload was neither kept nor found");
  return same.id;
}
