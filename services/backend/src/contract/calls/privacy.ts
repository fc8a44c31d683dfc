import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {deleteBody, deleteReply, exportLinkReply, exportReply, keepReply} from "../privacy.ts";

const tags = ["privacy"];
const params = z.object({id: z.string().max(64).openapi({description: "An account's id, or `me`"})});
const emptyBody = jsonBody(z.strictObject({}));
const STEP_UP_REFUSALS = {...GUARDED, 403: refusal("forbidden", "step_up_required")};

export const getExport = defineCall({
  action: "user.read",
  method: "get",
  path: "/b/api/v1/users/{id}/export",
  tags,
  summary: "The newest copy of one's data, and when another may be asked for",
  request: {params},
  responses: {200: reply(exportReply), ...GUARDED},
});

export const requestExport = defineCall({
  action: "privacy.write",
  method: "post",
  path: "/b/api/v1/users/{id}/export",
  tags,
  summary: "Ask for a copy of one's data, once a day. A mail says when it is ready",
  request: {params, body: emptyBody},
  responses: {
    202: reply(exportReply),
    400: refusal("invalid"),
    ...STEP_UP_REFUSALS,
    429: refusal("rate_limited"),
  },
});

export const createExportLink = defineCall({
  action: "privacy.write",
  method: "post",
  path: "/b/api/v1/users/{id}/export/link",
  tags,
  summary: "An address to fetch the copy from, once, within five minutes",
  request: {params, body: emptyBody},
  responses: {200: reply(exportLinkReply), 400: refusal("invalid"), ...STEP_UP_REFUSALS},
});

export const requestDeletion = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/api/v1/users/{id}/delete",
  tags,
  summary: "Put the account on its way out. Everyone is signed out; for two weeks it can be kept",
  request: {params, body: jsonBody(deleteBody)},
  responses: {
    202: reply(deleteReply),
    400: refusal("invalid"),
    ...STEP_UP_REFUSALS,
    409: refusal("conflict", "last_admin"),
  },
});

export const keep = defineCall({
  action: "privacy.write",
  method: "post",
  path: "/b/api/v1/users/{id}/delete/cancel",
  tags,
  summary: "Keep an account that is on its way out",
  request: {params, body: emptyBody},
  responses: {200: reply(keepReply), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

export const downloadFile = defineCall({
  action: "public",
  method: "get",
  path: "/b/files/{token}",
  tags,
  summary: "What a link leads to, once",
  request: {params: z.object({token: z.string().max(128)})},
  responses: {
    200: {
      description: "A zip",
      content: {"application/zip": {schema: z.string().openapi({format: "binary"})}},
    },
    404: refusal("not_found"),
  },
});
