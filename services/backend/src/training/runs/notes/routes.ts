import * as calls from "../../../contract/calls/notes.ts";
import {NOTE_BOUNDS} from "../../../contract/note-values.ts";
import {AppError} from "../../../core/errors.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute} from "../../../core/http/define-route.ts";
import {expectedVersion} from "../../../core/http/expected-version.ts";
import {type RunInPathDeps, runInPath} from "../activities/run-in-path.ts";
import {requireRun} from "../activities/run-rules.ts";
import {issueNoteLink, type LinkDeps, openRecording} from "./note-link.ts";
import {createNoteRepository} from "./note-repository.ts";
import {sendByteRange} from "./send-byte-range.ts";
import {addAudioNote, addNote, changeNote, removeNote, toNote} from "./write-notes.ts";

export type NoteRouteDeps = LinkDeps & RunInPathDeps;

export const NOTE_UPLOADS = [
  {path: /^\/b\/api\/v1\/activities\/[^/]+\/notes\/audio$/, maxBytes: NOTE_BOUNDS.audio_bytes},
] as const;

export function noteRoutes(deps: NoteRouteDeps) {
  const load = runInPath(deps);
  const notes = createNoteRepository(deps.db);
  const listRoute = defineRoute(calls.list, load);
  const addRoute = defineRoute(calls.add, load);
  const speakRoute = defineRoute(calls.addAudio, load);
  const changeRoute = defineRoute(calls.change, load);
  const removeRoute = defineRoute(calls.remove, load);
  const linkRoute = defineRoute(calls.createAudioLink, load);

  return createApi()
    .openapi(listRoute, async (c) => {
      const run = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
      const items = (await notes.list(run.id)).map((row) => toNote(row, run));
      return c.json({data: {items}}, 200);
    })
    .openapi(addRoute, async (c) => {
      const data = await addNote(deps, c.var.owner, c.req.valid("param").id, c.req.valid("json"));
      return c.json({data}, 201);
    })
    .openapi(speakRoute, async (c) => {
      const {file: recording, second, text} = c.req.valid("form");
      if (recording.size > NOTE_BOUNDS.audio_bytes)
        throw new AppError("payload_too_large", `A recording may have ${NOTE_BOUNDS.audio_bytes} bytes`);
      const bytes = new Uint8Array(await recording.arrayBuffer());
      const {id} = c.req.valid("param");
      return c.json({data: await addAudioNote(deps, c.var.owner, id, {bytes, second, text})}, 201);
    })
    .openapi(changeRoute, async (c) => {
      const {id: activity_id, note_id: id} = c.req.valid("param");
      const change = {activity_id, id, edit: c.req.valid("json"), expected: expectedVersion(c)};
      const data = await changeNote(deps, c.var.owner, change);
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 200);
    })
    .openapi(removeRoute, async (c) => {
      const {id, note_id} = c.req.valid("param");
      await removeNote(deps, c.var.owner, id, note_id);
      return c.json({data: {removed: true as const}}, 200);
    })
    .openapi(linkRoute, async (c) => {
      const {id, note_id} = c.req.valid("param");
      const run = await requireRun(deps, c.var.owner, c.var.shared, id);
      c.header("cache-control", "no-store");
      return c.json({data: await issueNoteLink(deps, run.id, note_id)}, 200);
    });
}

const recordingRoute = defineRoute(calls.recording, null);

/** Below `/b`: what a player fetches without a bearer. */
export function recordingRoutes(deps: LinkDeps) {
  return createApi().openapi(recordingRoute, async (c) => {
    const {bytes, media_type} = await openRecording(deps, c.req.valid("param").token);
    c.header("cache-control", "private, no-store");
    c.header("content-security-policy", "default-src 'none'; sandbox");
    c.header("x-content-type-options", "nosniff");
    return sendByteRange(c, bytes, media_type);
  });
}
