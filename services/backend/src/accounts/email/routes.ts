import {z} from "@hono/zod-openapi";
import {
  sendCodeReply,
  undoEmailBody,
  undoEmailReply,
  verifyBody,
  verifyReply,
} from "../../contract/accounts.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import type {AccountDeps} from "../account-deps.ts";
import {clientOf} from "../sessions/client.ts";
import {undoEmailChange} from "./change-email.ts";
import {RESEND_AFTER_S, sendCode} from "./send-code.ts";
import {verifyEmail} from "./verify-email.ts";

const tags = ["email"];
const params = z.object({id: z.string().max(64)});
const UNDO_PER_ADDRESS = {burst: 10, perMinute: 10};

const sendRoute = defineRoute("user.write", ownerInPath, {
  method: "post",
  path: "/{id}/email/send-verification-code",
  tags,
  summary: "Send a code to the address that waits to be confirmed",
  request: {params, body: jsonBody(z.strictObject({}))},
  responses: {202: reply(sendCodeReply), 400: refusal("invalid"), ...GUARDED, 429: refusal("rate_limited")},
});

const verifyRoute = defineRoute("user.write", ownerInPath, {
  method: "post",
  path: "/{id}/email/verify",
  tags,
  summary: "Confirm an address by the six digits of the mail, or by the token of its link",
  request: {params, body: jsonBody(verifyBody)},
  responses: {
    200: reply(verifyReply),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("account_exists"),
    410: refusal("code_expired"),
    422: refusal("code_wrong"),
  },
});

const undoRoute = defineRoute("public", null, {
  method: "post",
  path: "/email/undo",
  tags,
  summary: "Take a change of e-mail back, by the link at the former address. Everyone is signed out",
  request: {body: jsonBody(undoEmailBody)},
  responses: {
    200: reply(undoEmailReply),
    400: refusal("invalid"),
    409: refusal("account_exists"),
    410: refusal("code_expired"),
    429: refusal("rate_limited"),
  },
});

/** Below an account; served under both prefixes that are documented. */
export function emailRoutes(deps: AccountDeps) {
  return createApi()
    .openapi(sendRoute, async (c) => {
      await sendCode(deps, c.var.owner);
      return c.json({data: {resend_after: RESEND_AFTER_S}}, 202);
    })
    .openapi(verifyRoute, async (c) => {
      const email = await verifyEmail(deps, c.var.owner, c.req.valid("json").code);
      return c.json({data: {email, email_verified: true as const}}, 200);
    });
}

export function undoEmailRoutes(deps: AccountDeps) {
  return createApi().openapi(undoRoute, async (c) => {
    await limitVisitor(deps, "email-undo", clientOf(c, deps).address, UNDO_PER_ADDRESS);
    await undoEmailChange(deps, c.req.valid("json").token);
    return c.json({data: {undone: true as const}}, 200);
  });
}
