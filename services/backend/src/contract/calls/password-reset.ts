import {z} from "@hono/zod-openapi";
import {
  resetBody,
  resetCheckReply,
  resetQuery,
  resetReply,
  resetRequestBody,
  resetRequestReply,
} from "../accounts.ts";
import {defineCall, jsonBody, refusal, reply} from "../call.ts";

const tags = ["password"];
const params = z.object({sessionId: z.string().max(128)});

export const request = defineCall({
  action: "public",
  method: "post",
  path: "/b/reset/password",
  tags,
  summary: "Send a link to set a new password. The address belongs in the body, where no log sees it",
  request: {
    query: resetQuery,
    body: {required: false, content: {"application/json": {schema: resetRequestBody}}},
  },
  responses: {
    202: reply(resetRequestReply),
    400: refusal("invalid"),
    404: refusal("reset_no_account"),
    429: refusal("rate_limited"),
    503: refusal("reset_failed"),
  },
});

export const check = defineCall({
  action: "public",
  method: "get",
  path: "/b/reset/password/{sessionId}",
  tags,
  summary: "Whether a link still works. Looking at it does not use it up",
  request: {params},
  responses: {200: reply(resetCheckReply), 410: refusal("reset_invalid"), 429: refusal("rate_limited")},
});

export const reset = defineCall({
  action: "public",
  method: "post",
  path: "/b/reset/password/{sessionId}",
  tags,
  summary: "Set the password. Everyone is signed out",
  request: {params, body: jsonBody(resetBody)},
  responses: {
    200: reply(resetReply),
    400: refusal("invalid"),
    410: refusal("reset_invalid"),
    429: refusal("rate_limited"),
    503: refusal("unavailable"),
  },
});
