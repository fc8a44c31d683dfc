import {NOTE_BOUNDS} from "../../../contract/note-values.ts";
import type {NewNote, Note, NoteEdit} from "../../../contract/notes.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import type {ObjectStore} from "../../../core/storage/object-store.ts";
import {createRunRepository, type RunRow} from "../activities/run-repository.ts";
import {audioTypeOf} from "./audio-type.ts";
import {createNoteRepository, type NewNoteRow, type NoteRow} from "./note-repository.ts";

export interface NoteDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly objects: ObjectStore;
}

/** Object key prefix of a user's recordings: one folder per user holds them all. */
export const recordingsOf = (user_id: string) => `notes/${user_id}/`;

/** Seconds by which a run begins later than it was recorded. */
const shiftOf = ({start_time, recorded_start}: RunRow) =>
  Math.round((start_time.getTime() - recorded_start.getTime()) / 1000);

export function toNote(row: NoteRow, run: RunRow): Note {
  const {id, kind, text, media_type, size, version} = row;
  const second = row.recorded_second === null ? null : row.recorded_second - shiftOf(run);
  const isThere = second !== null && second >= 0 && second <= run.summary.elapsed_time;
  return {
    id,
    activity_id: run.id,
    kind,
    second: isThere ? second : null,
    text,
    media_type,
    size,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    version,
  };
}

export function addNote(
  {db, now}: NoteDeps,
  owner: string,
  activity_id: string,
  input: NewNote,
): Promise<Note> {
  return withTransaction(db, async (tx) => {
    const run = await lockRun(tx, owner, activity_id);
    const {text, second = null} = input;
    const at = now();
    const row = {
      id: newId("nte"),
      user_id: owner,
      activity_id,
      kind: "text" as const,
      recorded_second: recordedSecond(run, second),
      text,
      created_at: at,
      updated_at: at,
    };
    return addTo(tx, run, row);
  });
}

export interface Recording {
  readonly bytes: Uint8Array;
  readonly second: number;
  readonly text: string;
}

/** Its row is written before the file, so that no interruption leaves a file behind. */
export async function addAudioNote(
  {db, now, objects}: NoteDeps,
  owner: string,
  activity_id: string,
  {bytes, second, text}: Recording,
): Promise<Note> {
  const media_type = audioTypeOf(bytes);
  if (media_type === null) throw new AppError("unsupported_type", "This is no recording that can be kept");
  const id = newId("nte");
  const object_key = `${recordingsOf(owner)}${id}`;
  const at = now();
  const row = {id, user_id: owner, kind: "audio" as const, text, object_key, media_type, size: bytes.length};
  await withTransaction(db, async (tx) => {
    const run = await lockRun(tx, owner, activity_id);
    const anchor = {activity_id: null, recorded_second: recordedSecond(run, second)};
    await addTo(tx, run, {...row, ...anchor, created_at: at, updated_at: at});
  });
  await objects.put(object_key, bytes);
  return withTransaction(db, async (tx) => {
    const run = await lockRun(tx, owner, activity_id);
    await requireRoom(tx, activity_id);
    return toNote(await createNoteRepository(tx).reveal(id, activity_id), run);
  });
}

interface Change {
  readonly activity_id: string;
  readonly id: string;
  readonly edit: NoteEdit;
  /** The version the person saw, where they care. */
  readonly expected: number | null;
}

export function changeNote({db, now}: NoteDeps, owner: string, change: Change): Promise<Note> {
  const {activity_id, id, edit, expected} = change;
  return withTransaction(db, async (tx) => {
    const run = await lockRun(tx, owner, activity_id);
    const notes = createNoteRepository(tx);
    const row = await notes.lock(activity_id, id);
    if (!row) throw notFound();
    if (expected !== null && expected !== row.version)
      throw new AppError("conflict", "It was changed meanwhile");
    if (row.kind === "text" && edit.text === "") throw refuse({text: "required"});
    if (row.kind === "audio" && edit.second === null) throw refuse({second: "required"});
    const {text, second} = edit;
    const set = {
      ...(text !== undefined && {text}),
      ...(second !== undefined && {recorded_second: recordedSecond(run, second)}),
    };
    return toNote(await notes.change(id, set, now()), run);
  });
}

/** Idempotent. The recording is deleted after the note: until then the row records where the file is. */
export async function removeNote(deps: NoteDeps, owner: string, activity_id: string, id: string) {
  const {db, now, objects} = deps;
  const removed = await withTransaction(db, async (tx) => {
    await lockRun(tx, owner, activity_id);
    const notes = createNoteRepository(tx);
    const row = await notes.lock(activity_id, id);
    return row && notes.change(id, {activity_id: null}, now());
  });
  if (!removed) return;
  if (removed.object_key !== null) await objects.delete(removed.object_key);
  await createNoteRepository(db).forget(id);
}

async function lockRun(tx: Db, owner: string, activity_id: string): Promise<RunRow> {
  const run = await createRunRepository(tx).lock(owner, activity_id);
  if (!run || run.deleted_at !== null) throw notFound();
  return run;
}

async function requireRoom(tx: Db, activity_id: string) {
  if ((await createNoteRepository(tx).count(activity_id)) < NOTE_BOUNDS.notes.max) return;
  throw new AppError("limit_reached", "A run has room for no more notes");
}

async function addTo(tx: Db, run: RunRow, row: NewNoteRow) {
  await requireRoom(tx, run.id);
  return toNote(await createNoteRepository(tx).add(row), run);
}

function recordedSecond(run: RunRow, second: number | null): number | null {
  if (second !== null && second > run.summary.elapsed_time) throw refuse({second: "out_of_range"});
  return second === null ? null : second + shiftOf(run);
}

function refuse(field_errors: Readonly<Record<string, "required" | "out_of_range">>) {
  return new AppError("invalid", "The fields do not fit", {field_errors});
}
