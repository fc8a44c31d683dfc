import {csvText} from "@gradus/training/export/csv-cell";
import type {ZipMember} from "../../../core/storage/zip-stream.ts";
import type {OpenDeps} from "../activities/open-run.ts";
import {listNotesOf} from "../notes/note-repository.ts";
import {recordingMembers} from "../notes/personal-data.ts";

/** The notes on all runs as one table, and the spoken ones as files beside it; nothing where there are no notes. */
export async function* noteMembers({db, objects}: OpenDeps, user_id: string): AsyncGenerator<ZipMember> {
  const notes = await listNotesOf(db, user_id);
  if (notes.length === 0) return;
  const lines = notes.map(({id, activity_id, recorded_second, kind, text, created_at}) =>
    [activity_id, id, kind, recorded_second ?? "", created_at.toISOString(), csvText(text)].join(","),
  );
  const head = "activity_id,note_id,kind,second,created,text";
  yield {name: "notes.csv", chunks: [head, ...lines].map((line) => `${line}\r\n`)};
  yield* recordingMembers(notes, objects);
}
