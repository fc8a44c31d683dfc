import {and, eq, isNotNull} from "drizzle-orm";
import type {Db} from "../../../core/db/db.ts";
import type {PersonalTable, Subject} from "../../../core/personal-data/personal-table.ts";
import {deleteAll, type ObjectStore} from "../../../core/storage/object-store.ts";
import type {ZipMember} from "../../../core/storage/zip-stream.ts";
import {activity_note} from "./tables.ts";
import {recordingsOf} from "./write-notes.ts";

const OF_NOTE = {
  id: activity_note.id,
  activity_id: activity_note.activity_id,
  kind: activity_note.kind,
  second: activity_note.recorded_second,
  text: activity_note.text,
  media_type: activity_note.media_type,
  size: activity_note.size,
  created_at: activity_note.created_at,
  updated_at: activity_note.updated_at,
};

const isSeen = (user_id: string) =>
  and(eq(activity_note.user_id, user_id), isNotNull(activity_note.activity_id));

export const NOTE_DATA: readonly PersonalTable[] = [
  {
    table: activity_note,
    export: {
      file: "activities.json",
      read: (db, {id}) =>
        db.select(OF_NOTE).from(activity_note).where(isSeen(id)).orderBy(activity_note.created_at),
      originals: (db, subject, {objects}) => recordings(db, subject, objects),
    },
    erase: async (tx, {id, objects}) => {
      await deleteAll(objects, recordingsOf(id));
      await tx.delete(activity_note).where(eq(activity_note.user_id, id));
    },
  },
];

const ENDINGS = {
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "audio/mp4": "m4a",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
  "audio/aac": "aac",
} as const;

/** The user's spoken notes, one recording in memory at a time. */
async function* recordings(db: Db, {id}: Subject, objects: ObjectStore): AsyncGenerator<ZipMember> {
  yield* recordingMembers(await db.select().from(activity_note).where(isSeen(id)), objects);
}

export async function* recordingMembers(
  notes: readonly (typeof activity_note.$inferSelect)[],
  objects: ObjectStore,
): AsyncGenerator<ZipMember> {
  for (const {id: note, media_type, object_key} of notes) {
    if (object_key === null || media_type === null) continue;
    const bytes = await objects.get(object_key);
    if (bytes !== null) yield {name: `notes/${note}.${ENDINGS[media_type]}`, chunks: [bytes]};
  }
}
