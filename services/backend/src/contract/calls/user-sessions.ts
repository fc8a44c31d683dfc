import {z} from "@hono/zod-openapi";
import {stepUpBody, stepUpReply} from "../accounts.ts";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {revokeSessionsBody, revokeSessionsReply, sessionList} from "../session.ts";

const tags = ["session"];
const params = z.object({id: z.string().max(64)});

export const list = defineCall({
  action: "user.read",
  method: "get",
  path: "/b/api/v1/users/{id}/sessions",
  tags,
  summary: "Where one is signed in, the last used first",
  request: {params},
  responses: {200: reply(sessionList), ...GUARDED},
});

export const revoke = defineCall({
  action: "session.write",
  method: "post",
  path: "/b/api/v1/users/{id}/sessions/revoke",
  tags,
  summary: "Sign out everywhere, everywhere else, or in one place",
  request: {params, body: jsonBody(revokeSessionsBody)},
  responses: {200: reply(revokeSessionsReply), 400: refusal("invalid"), ...GUARDED},
});

export const stepUp = defineCall({
  action: "session.write",
  method: "post",
  path: "/b/api/v1/users/{id}/step-up",
  tags,
  summary: "Prove anew who one is, for what needs a recent sign-in",
  request: {params, body: jsonBody(stepUpBody)},
  responses: {
    200: reply(stepUpReply),
    400: refusal("invalid"),
    ...GUARDED,
    422: refusal("wrong_password", "otp_required", "otp_wrong"),
    429: refusal("rate_limited"),
  },
});
