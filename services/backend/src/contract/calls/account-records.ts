import {z} from "@hono/zod-openapi";
import {consentBody, consentList, consentReply, securityLog} from "../accounts.ts";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";

const params = z.object({id: z.string().max(64)});

export const list = defineCall({
  action: "user.read",
  method: "get",
  path: "/b/api/v1/users/{id}/consents",
  tags: ["user"],
  summary: "What one agreed to, and what one allowed or took back",
  request: {params},
  responses: {200: reply(consentList), ...GUARDED},
});

export const recordConsent = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/api/v1/users/{id}/consents",
  tags: ["user"],
  summary: "Allow something, take it back, or agree to documents that changed",
  request: {params, body: jsonBody(consentBody)},
  responses: {
    201: reply(consentReply),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("version_changed"),
    503: refusal("unavailable"),
  },
});

export const log = defineCall({
  action: "user.read",
  method: "get",
  path: "/b/api/v1/users/{id}/security-log",
  tags: ["user"],
  summary: "The last hundred sign-ins and changes, the newest first",
  request: {params},
  responses: {200: reply(securityLog), ...GUARDED},
});
