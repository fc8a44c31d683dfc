import {defineCall, jsonBody, refusal, reply} from "../call.ts";
import {session, signInBody} from "../session.ts";

export const signIn = defineCall({
  action: "public",
  method: "post",
  path: "/b/email/signin",
  tags: ["session"],
  summary: "Sign in by e-mail and password. Never 401: that is about bearers only",
  request: {body: jsonBody(signInBody)},
  responses: {
    200: reply(session),
    400: refusal("invalid"),
    404: refusal("no_account"),
    422: refusal("wrong_password", "proof_required", "otp_required", "otp_wrong", "sign_in_failed"),
    429: refusal("rate_limited"),
    503: refusal("unavailable"),
  },
});
