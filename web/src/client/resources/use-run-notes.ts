import type {Activity} from "@gradus/backend/contract/activities";
import type {NewNote, Note, NoteEdit} from "@gradus/backend/contract/notes";
import {browserSession} from "../session/browser-session";
import type {OnProgress} from "../session/ports";
import {useOwnResource} from "./use-resource";

const ROUTE = "/b/api/v1/activities/{id}/notes";
// 20 MB by a slow line.
const UPLOAD_MS = 300_000;

type Run = Pick<Activity, "id">;

/** The written and spoken notes of a run. Nothing is read unless `isShown`: friends may not read them. */
export function useRunNotes(run: Run, isShown: boolean) {
  return useOwnResource(`notes ${run.id} ${isShown}`, () =>
    isShown ? listNotes(run) : Promise.resolve({ok: true, status: 200, data: {items: []}, err: null}),
  );
}

export const listNotes = ({id}: Run) => browserSession().callBackend(`GET ${ROUTE}`, {params: {id}});

export const addNote = ({id}: Run, body: NewNote) =>
  browserSession().callBackend(`POST ${ROUTE}`, {params: {id}, body});

export interface SpokenNote {
  readonly file: Blob;
  readonly second: number;
  readonly text: string;
}

export function addSpokenNote({id}: Run, {file, second, text}: SpokenNote, onProgress: OnProgress) {
  const body = new FormData();
  body.append("second", String(second));
  body.append("text", text);
  body.append("file", file);
  const options = {params: {id}, body, timeoutMs: UPLOAD_MS, onProgress};
  return browserSession().callBackend(`POST ${ROUTE}/audio`, options);
}

type NoteVersion = Pick<Note, "id" | "activity_id" | "version">;

/** Changes a note, unless it was changed since it was read. */
export const changeNote = ({id: note_id, activity_id, version}: NoteVersion, body: NoteEdit) =>
  browserSession().callBackend(`PATCH ${ROUTE}/{note_id}`, {
    params: {id: activity_id, note_id},
    body,
    ifMatch: version,
  });

export const removeNote = ({id: note_id, activity_id}: NoteVersion) =>
  browserSession().callBackend(`DELETE ${ROUTE}/{note_id}`, {params: {id: activity_id, note_id}});

/** The address of a note's recording, valid for some minutes. */
export const fetchNoteAddress = ({id: note_id, activity_id}: NoteVersion) =>
  browserSession().callBackend(`GET ${ROUTE}/{note_id}/download-url`, {params: {id: activity_id, note_id}});
