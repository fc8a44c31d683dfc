import {defineCall, jsonBody, refusal, reply} from "../call.ts";
import {
  anonymousBody,
  anonymousReply,
  jwks,
  refreshBody,
  refreshReply,
  revokeBody,
  revokeReply,
} from "../session.ts";

const tags = ["session"];

export const refresh = defineCall({
  action: "public",
  method: "post",
  path: "/b/token/refresh",
  tags,
  summary: "The successor of a refresh token. 403 ends the session for the client; nothing else does",
  request: {body: jsonBody(refreshBody)},
  responses: {
    200: reply(refreshReply),
    400: refusal("invalid"),
    403: refusal("refresh_rejected"),
    429: refusal("rate_limited"),
  },
});

export const revoke = defineCall({
  action: "public",
  method: "post",
  path: "/b/token/revoke",
  tags,
  summary: "Sign out: the session of a refresh token ends, if there is one",
  request: {body: jsonBody(revokeBody)},
  responses: {200: reply(revokeReply), 400: refusal("invalid"), 429: refusal("rate_limited")},
});

export const anonymous = defineCall({
  action: "public",
  method: "post",
  path: "/b/token/anonymous",
  tags,
  summary: "A bearer for visitors, since every call carries one. It grants nothing",
  request: {body: jsonBody(anonymousBody)},
  responses: {200: reply(anonymousReply), 400: refusal("invalid"), 429: refusal("rate_limited")},
});

export const readKeys = defineCall({
  action: "public",
  method: "get",
  path: "/b/.well-known/jwks.json",
  tags,
  summary: "The public keys of access tokens (RFC 7517)",
  responses: {
    200: {description: "The keys", content: {"application/json": {schema: jwks}}},
  },
});
