import * as calls from "../../contract/calls/email.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../core/http/define-route.ts";
import {limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import type {AccountDeps} from "../account-deps.ts";
import {clientOf} from "../sessions/client.ts";
import {undoEmailChange} from "./change-email.ts";
import {RESEND_AFTER_S, sendCode} from "./send-code.ts";
import {verifyEmail} from "./verify-email.ts";

const UNDO_PER_ADDRESS = {burst: 10, perMinute: 10};

const undoRoute = defineRoute(calls.undo, null);

export function emailRoutes(
  deps: AccountDeps,
  {
    send,
    verify,
  }: {
    send: typeof calls.send | typeof calls.sendShort;
    verify: typeof calls.verify | typeof calls.verifyShort;
  },
) {
  return createApi()
    .openapi(defineRoute(send, ownerInPath), async (c) => {
      await sendCode(deps, c.var.owner);
      return c.json({data: {resend_after: RESEND_AFTER_S}}, 202);
    })
    .openapi(defineRoute(verify, ownerInPath), async (c) => {
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
