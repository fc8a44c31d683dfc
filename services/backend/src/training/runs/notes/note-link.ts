import {timingSafeEqual} from "node:crypto";
import {NOTE_BOUNDS} from "../../../contract/note-values.ts";
import type {Secret} from "../../../core/crypto/secret.ts";
import {notFound} from "../../../core/errors.ts";
import {createRunRepository} from "../activities/run-repository.ts";
import {createNoteRepository} from "./note-repository.ts";
import type {NoteDeps} from "./write-notes.ts";

const PURPOSE = "note-recording";
const TOKEN =
  /^(?<activity>act_[0-9a-z]{26})\.(?<note>nte_[0-9a-z]{26})\.(?<until>\d{10})\.(?<proof>[\w-]{43})$/;

export interface LinkDeps extends NoteDeps {
  readonly secret: Secret;
  /** Where the site passes requests on. */
  readonly publicUrl: string;
}

/** A URL of a recording that is valid for some minutes, for every holder: a player sends no bearer token. */
export async function issueNoteLink({db, now, secret, publicUrl}: LinkDeps, activity_id: string, id: string) {
  const row = await createNoteRepository(db).get(activity_id, id);
  if (row?.kind !== "audio") throw notFound();
  const until = Math.floor(now().getTime() / 1000) + NOTE_BOUNDS.link_seconds;
  const text = `${activity_id}.${id}.${until}`;
  const url = `${publicUrl}/b/recordings/${text}.${secret.sign(PURPOSE, text)}`;
  return {url, expires_at: new Date(until * 1000).toISOString()};
}

/** The recording of a signed link, while the link is valid and the note exists. */
export async function openRecording({db, now, secret, objects}: LinkDeps, token: string) {
  const {activity = "", note = "", until = "", proof = ""} = TOKEN.exec(token)?.groups ?? {};
  const isOurs = isSame(proof, secret.sign(PURPOSE, `${activity}.${note}.${until}`));
  if (!isOurs || Number(until) * 1000 <= now().getTime()) throw notFound();
  const row = await createNoteRepository(db).get(activity, note);
  const run = row && (await createRunRepository(db).get(row.user_id, activity));
  if (!row?.object_key || !row.media_type || !run || run.deleted_at !== null) throw notFound();
  const bytes = await objects.get(row.object_key);
  if (bytes === null) throw new Error("The recording of a note is missing");
  return {bytes, media_type: row.media_type};
}

function isSame(presented: string, expected: string) {
  const [left, right] = [Buffer.from(presented), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
