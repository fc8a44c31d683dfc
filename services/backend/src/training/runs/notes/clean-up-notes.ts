import {createNoteRepository} from "./note-repository.ts";
import type {NoteDeps} from "./write-notes.ts";

/** A recording that is still on its way after so long will not come. */
const UPLOAD_TIMEOUT_MS = 24 * 60 * 60 * 1000;

/** Deletes notes that no user can see any more, each after its recording. */
export async function cleanUpNotes({db, now, objects}: NoteDeps) {
  const notes = createNoteRepository(db);
  const due = await notes.listUnseen(new Date(now().getTime() - UPLOAD_TIMEOUT_MS));
  for (const {id, object_key} of due) {
    if (object_key !== null) await objects.delete(object_key);
    await notes.forget(id);
  }
}
