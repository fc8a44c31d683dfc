import {z} from "@hono/zod-openapi";
import {NOTE_BOUNDS} from "../../contract/note-values.ts";
import {
  newAudioNote,
  newNote,
  note,
  noteEdit,
  noteLink,
  noteList,
  noteRemoval,
} from "../../contract/notes.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {expectedVersion} from "../../core/http/expected-version.ts";
import {requireRun} from "../activities/get-run.ts";
import {type RunInPathDeps, runInPath} from "../activities/run-in-path.ts";
import {issueNoteLink, type LinkDeps, openRecording} from "./note-link.ts";
import {createNoteRepository} from "./note-repository.ts";
import {sendPart} from "./send-part.ts";
import {addAudioNote, addNote, changeNote, removeNote, toNote} from "./write-notes.ts";

export type NoteRouteDeps = LinkDeps & RunInPathDeps;

/** The path below, whole. */
export const NOTE_UPLOADS = [
  {path: /^\/b\/api\/v1\/activities\/[^/]+\/notes\/audio$/, maxBytes: NOTE_BOUNDS.audio_bytes},
] as const;

const tags = ["notes"];
const params = z.object({id: z.string().max(64)});
const oneParams = params.extend({note_id: z.string().max(64)});
const file = z
  .custom<File>((value) => value instanceof File)
  .openapi({type: "string", format: "binary", description: "WebM, Ogg, MP4, MP3, WAV or AAC"});

/** Below `/b/api/v1/activities`. */
export function noteRoutes(deps: NoteRouteDeps) {
  const load = runInPath(deps);
  const notes = createNoteRepository(deps.db);
  const listRoute = defineRoute("run.notes", load, {
    method: "get",
    path: "/{id}/notes",
    tags,
    summary: "What was written and said of a run",
    request: {params},
    responses: {200: reply(noteList), ...GUARDED},
  });
  const addRoute = defineRoute("run.write", load, {
    method: "post",
    path: "/{id}/notes",
    tags,
    summary: "Write something of a run, or of a moment of it",
    request: {params, body: jsonBody(newNote)},
    responses: {201: reply(note), 400: refusal("invalid"), ...GUARDED, 422: refusal("limit_reached")},
  });
  const speakRoute = defineRoute("run.write", load, {
    method: "post",
    path: "/{id}/notes/audio",
    tags,
    summary: "Say something of a moment of a run. What it was recorded as is seen in its bytes",
    request: {
      params,
      body: {
        required: true,
        content: {"multipart/form-data": {schema: newAudioNote.extend({file})}},
      },
    },
    responses: {
      201: reply(note),
      400: refusal("invalid"),
      ...GUARDED,
      413: refusal("payload_too_large"),
      415: refusal("unsupported_type"),
      422: refusal("limit_reached"),
    },
  });
  const changeRoute = defineRoute("run.write", load, {
    method: "patch",
    path: "/{id}/notes/{note_id}",
    tags,
    summary: "Change the words of a note, or its moment",
    request: {params: oneParams, body: jsonBody(noteEdit)},
    responses: {200: reply(note), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
  });
  const removeRoute = defineRoute("run.write", load, {
    method: "delete",
    path: "/{id}/notes/{note_id}",
    tags,
    summary: "Remove a note with its recording. Works twice",
    request: {params: oneParams},
    responses: {200: reply(noteRemoval), ...GUARDED},
  });
  const linkRoute = defineRoute("run.notes", load, {
    method: "get",
    path: "/{id}/notes/{note_id}/download-url",
    tags,
    summary: "An address to hear a recording from, for ten minutes",
    request: {params: oneParams},
    responses: {200: reply(noteLink), ...GUARDED},
  });

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

const recordingRoute = defineRoute("public", null, {
  method: "get",
  path: "/recordings/{token}",
  tags,
  summary: "What an address of a recording leads to, also in parts",
  request: {params: z.object({token: z.string().max(160)})},
  responses: {
    200: {description: "The recording", content: {"audio/*": {schema: z.any()}}},
    206: {description: "A part of it", content: {"audio/*": {schema: z.any()}}},
    404: refusal("not_found"),
  },
});

/** Below `/b`: what a player fetches without a bearer. */
export function recordingRoutes(deps: LinkDeps) {
  return createApi().openapi(recordingRoute, async (c) => {
    const {bytes, media_type} = await openRecording(deps, c.req.valid("param").token);
    c.header("cache-control", "private, no-store");
    c.header("content-security-policy", "default-src 'none'; sandbox");
    c.header("x-content-type-options", "nosniff");
    return sendPart(c, bytes, media_type);
  });
}
