import {eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import type {PersonalTable, Subject} from "../../core/personal-data/personal-table.ts";
import type {ZipMember} from "../../core/storage/zip-stream.ts";
import {upload} from "./tables.ts";

const OF_UPLOAD = {
  id: upload.id,
  product: upload.product,
  source: upload.source,
  source_id: upload.source_id,
  kind: upload.kind,
  size: upload.size,
  sha256: upload.sha256,
  received_at: upload.received_at,
};

export const UPLOAD_DATA: readonly PersonalTable[] = [
  {
    table: upload,
    export: {
      file: "activities.json",
      read: (db, {id}) =>
        db.select(OF_UPLOAD).from(upload).where(eq(upload.user_id, id)).orderBy(upload.received_at),
      originals,
    },
    erase: (tx, {id}) => tx.delete(upload).where(eq(upload.user_id, id)),
  },
];

/** The files as they came, one in memory at a time. */
async function* originals(db: Db, {id}: Subject): AsyncGenerator<ZipMember> {
  const rows = await db.select({id: upload.id, kind: upload.kind}).from(upload).where(eq(upload.user_id, id));
  for (const row of rows) {
    const [found] = await db.select({content: upload.content}).from(upload).where(eq(upload.id, row.id));
    if (found?.content) yield {name: `activities/${row.id}.${row.kind}`, chunks: [found.content]};
  }
}
