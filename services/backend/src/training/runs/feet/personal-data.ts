import {eq, inArray} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import type {PersonalTable, Subject} from "../../../core/personal-data/personal-table.ts";
import {deleteAll, type ObjectStore} from "../../../core/storage/object-store.ts";
import type {ZipMember} from "../../../core/storage/zip-stream.ts";
import {stridesOf} from "./foot-deps.ts";
import {openStrides} from "./stored-strides.ts";
import {writeStrides} from "./strides-csv.ts";
import {foot_job, foot_path, foot_recording} from "./tables.ts";

const OF_RECORDING = {
  id: foot_recording.id,
  activity_id: foot_recording.activity_id,
  product: foot_recording.product,
  first_at: foot_recording.first_at,
  last_at: foot_recording.last_at,
  strides: foot_recording.strides,
  received_at: foot_recording.received_at,
};

const recordingsOf = (db: Db, user_id: string) =>
  db.select({id: foot_recording.id}).from(foot_recording).where(eq(foot_recording.user_id, user_id));

export const FOOT_DATA: readonly PersonalTable[] = [
  {
    table: foot_path,
    export: {none: "It follows from the strides, which are in the copy"},
    erase: (tx, {id}) => tx.delete(foot_path).where(inArray(foot_path.recording_id, recordingsOf(tx, id))),
  },
  {
    table: foot_recording,
    export: {
      file: "activities.json",
      read: (db, {id}) =>
        db
          .select(OF_RECORDING)
          .from(foot_recording)
          .where(eq(foot_recording.user_id, id))
          .orderBy(foot_recording.first_at),
      originals: (db, subject, {objects}) => strides(db, subject, objects),
    },
    erase: async (tx, {id, objects}) => {
      await deleteAll(objects, stridesOf(id));
      await tx.delete(foot_recording).where(eq(foot_recording.user_id, id));
    },
  },
  {
    table: foot_job,
    export: {none: "It is work of the staff, and says nothing of a run"},
    keeps: "Who of the staff asked for it; it goes ninety days after it was done",
  },
];

/** Their strides as tables, one recording in memory at a time. */
async function* strides(db: Db, {id}: Subject, objects: ObjectStore): AsyncGenerator<ZipMember> {
  const rows = await db.select().from(foot_recording).where(eq(foot_recording.user_id, id));
  for (const row of rows) {
    const found = await openStrides(objects, row);
    if (found) yield {name: `feet/${row.id}.csv`, chunks: writeStrides(found)};
  }
}
