import {z} from "@hono/zod-openapi";
import {ACTIVITY_BOUNDS} from "../activity-values.ts";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {handEntry} from "../hand-entry.ts";
import {uploadResults, uploadState} from "../uploads.ts";

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});
const binary = {type: "string", format: "binary"} as const;
const files = z
  .union([z.instanceof(File), z.array(z.instanceof(File)).max(ACTIVITY_BOUNDS.files.max)])
  .openapi({
    type: "array",
    items: binary,
    description: "FIT, TCX, GPX or our own CSV, also packed, several in one zip too; repeatable",
  });
const form = z.object({file: files});

export const upload = defineCall({
  action: "run.write",
  method: "post",
  path: "/b/api/v1/users/{id}/activities",
  tags,
  summary: "Send files of runs. 202 while one of them is still being read",
  request: {params, body: {required: true, content: {"multipart/form-data": {schema: form}}}},
  responses: {
    200: reply(uploadResults),
    202: reply(uploadResults),
    400: refusal("invalid"),
    ...GUARDED,
    413: refusal("payload_too_large"),
    415: refusal("unsupported_type"),
    429: refusal("rate_limited"),
  },
});

export const readState = defineCall({
  action: "run.read",
  method: "get",
  path: "/b/api/v1/users/{id}/uploads/{upload_id}",
  tags,
  summary: "What became of a file",
  request: {params: params.extend({upload_id: z.string().max(64)})},
  responses: {200: reply(uploadState), ...GUARDED},
});

export const importAsRun = defineCall({
  action: "run.write",
  method: "put",
  path: "/b/api/v1/users/{id}/uploads/{upload_id}/run",
  tags,
  summary: "Take a file for a run that was refused as another sport. 202 while it is being read; works twice",
  request: {params: params.extend({upload_id: z.string().max(64)})},
  responses: {200: reply(uploadState), 202: reply(uploadState), ...GUARDED, 409: refusal("conflict")},
});

export const addByHand = defineCall({
  action: "run.write",
  method: "post",
  path: "/b/api/v1/users/{id}/activities/by-hand",
  tags,
  summary: "Enter a run that nothing recorded. 202 while it is being worked out; the same twice is one run",
  request: {params, body: jsonBody(handEntry)},
  responses: {
    200: reply(uploadState),
    202: reply(uploadState),
    400: refusal("invalid"),
    ...GUARDED,
    429: refusal("rate_limited"),
  },
});
