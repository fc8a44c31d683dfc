import {session, signInBody} from "../../contract/session.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import {limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import type {AccountDeps} from "../account-deps.ts";
import {clientOf} from "../sessions/client.ts";
import {signIn} from "./sign-in.ts";

const PER_ADDRESS = {burst: 20, perMinute: 4};

const signInRoute = defineRoute("public", null, {
  method: "post",
  path: "/email/signin",
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

export function signInRoutes(deps: AccountDeps) {
  return createApi().openapi(signInRoute, async (c) => {
    keepNoReply(c);
    const client = clientOf(c, deps);
    await limitVisitor(deps, "sign-in", client.address, PER_ADDRESS);
    return c.json({data: await signIn(deps, c.req.valid("json"), client)}, 200);
  });
}
