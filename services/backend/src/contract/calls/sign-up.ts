import {availableQuery, availableReply, signUpBody} from "../accounts.ts";
import {defineCall, jsonBody, refusal, reply} from "../call.ts";
import {session} from "../session.ts";

const tags = ["sign-up"];

export const signUp = defineCall({
  action: "public",
  method: "post",
  path: "/b/users",
  tags,
  summary: "Make an account. Answers a session; the address is confirmed by mail",
  request: {body: jsonBody(signUpBody)},
  responses: {
    201: reply(session),
    400: refusal("invalid"),
    409: refusal("account_exists", "user_name_taken", "version_changed"),
    422: refusal("privacy_required"),
    429: refusal("rate_limited"),
    500: refusal("create_failed"),
    503: refusal("unavailable"),
  },
});

export const available = defineCall({
  action: "public",
  method: "get",
  path: "/b/users/available",
  tags,
  summary: "Whether a user name is free at this moment",
  request: {query: availableQuery},
  responses: {200: reply(availableReply), 400: refusal("invalid"), 429: refusal("rate_limited")},
});
