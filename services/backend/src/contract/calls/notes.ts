import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {newAudioNote, newNote, note, noteEdit, noteLink, noteList, noteRemoval} from "../notes.ts";

const tags = ["notes"];
const params = z.object({id: z.string().max(64)});
const file = z
  .custom<File>((value) => value instanceof File)
  .openapi({type: "string", format: "binary", description: "WebM, Ogg, MP4, MP3, WAV or AAC"});
const oneParams = params.extend({note_id: z.string().max(64)});

export const list = defineCall({
  action: "run.notes",
  method: "get",
  path: "/b/api/v1/activities/{id}/notes",
  tags,
  summary: "What was written and said of a run",
  request: {params},
  responses: {200: reply(noteList), ...GUARDED},
});

export const add = defineCall({
  action: "run.write",
  method: "post",
  path: "/b/api/v1/activities/{id}/notes",
  tags,
  summary: "Write something of a run, or of a moment of it",
  request: {params, body: jsonBody(newNote)},
  responses: {201: reply(note), 400: refusal("invalid"), ...GUARDED, 422: refusal("limit_reached")},
});

export const addAudio = defineCall({
  action: "run.write",
  method: "post",
  path: "/b/api/v1/activities/{id}/notes/audio",
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

export const change = defineCall({
  action: "run.write",
  method: "patch",
  path: "/b/api/v1/activities/{id}/notes/{note_id}",
  tags,
  summary: "Change the words of a note, or its moment",
  request: {params: oneParams, body: jsonBody(noteEdit)},
  responses: {200: reply(note), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

export const remove = defineCall({
  action: "run.write",
  method: "delete",
  path: "/b/api/v1/activities/{id}/notes/{note_id}",
  tags,
  summary: "Remove a note with its recording. Works twice",
  request: {params: oneParams},
  responses: {200: reply(noteRemoval), ...GUARDED},
});

export const createAudioLink = defineCall({
  action: "run.notes",
  method: "get",
  path: "/b/api/v1/activities/{id}/notes/{note_id}/download-url",
  tags,
  summary: "An address to hear a recording from, for ten minutes",
  request: {params: oneParams},
  responses: {200: reply(noteLink), ...GUARDED},
});

export const recording = defineCall({
  action: "public",
  method: "get",
  path: "/b/recordings/{token}",
  tags,
  summary: "What an address of a recording leads to, also in parts",
  request: {params: z.object({token: z.string().max(160)})},
  responses: {
    200: {description: "The recording", content: {"audio/*": {schema: z.any()}}},
    206: {description: "A part of it", content: {"audio/*": {schema: z.any()}}},
    404: refusal("not_found"),
  },
});
