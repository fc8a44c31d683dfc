import {eq} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import type {PersonalTable, Subject} from "../../../core/personal-data/personal-table.ts";
import {deleteAll, type ObjectStore} from "../../../core/storage/object-store.ts";
import type {ZipMember} from "../../../core/storage/zip-stream.ts";
import {uploadsOf} from "./object-keys.ts";
import {upload} from "./tables.ts";

const OF_UPLOAD = {
  id: upload.id,
  product: upload.product,
  source: upload.source,
  source_id: upload.source_id,
  kind: upload.kind,
  size: upload.size,
  sha256: upload.sha256,
  state: upload.state,
  problems: upload.problems,
  is_run: upload.is_run,
  stated_rpe: upload.stated_rpe,
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
    erase: async (tx, {id, objects}) => {
      await tx.delete(upload).where(eq(upload.user_id, id));
      await deleteAll(objects, uploadsOf(id));
    },
  },
];

/** The files as they came, one in memory at a time. */
async function* originals(
  db: Db,
  {id}: Subject,
  {objects}: {readonly objects: ObjectStore},
): AsyncGenerator<ZipMember> {
  const rows = await db.select({id: upload.id, kind: upload.kind}).from(upload).where(eq(upload.user_id, id));
  for (const row of rows) {
    const [found] = await db
      .select({content: upload.content, object_key: upload.object_key})
      .from(upload)
      .where(eq(upload.id, row.id));
    const content = found?.content ?? (found?.object_key ? await objects.get(found.object_key) : null);
    if (content) yield {name: `activities/${row.id}.${row.kind}`, chunks: [content]};
  }
}
