import {z} from "@hono/zod-openapi";
import {
  resetBody,
  resetCheckReply,
  resetQuery,
  resetReply,
  resetRequestBody,
  resetRequestReply,
} from "../../contract/accounts.ts";
import {hashToken} from "../../core/crypto/token.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {requireEmail} from "../../core/mail/parse-email.ts";
import {limitSubject, limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import type {AccountDeps} from "../account-deps.ts";
import {clientOf} from "../sessions/client.ts";
import {checkReset, requestReset, resetPassword} from "./reset-password.ts";

const tags = ["password"];
const perHour = (count: number) => ({burst: count, perMinute: count / 60});
const REQUESTS_PER_ADDRESS = perHour(10);
const REQUESTS_PER_EMAIL = perHour(3);
const CHECKS = {burst: 10, perMinute: 10};
const RESETS_PER_LINK = perHour(10);

const params = z.object({sessionId: z.string().max(128)});

const requestRoute = defineRoute("public", null, {
  method: "post",
  path: "/reset/password",
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

const checkRoute = defineRoute("public", null, {
  method: "get",
  path: "/reset/password/{sessionId}",
  tags,
  summary: "Whether a link still works. Looking at it does not use it up",
  request: {params},
  responses: {200: reply(resetCheckReply), 410: refusal("reset_invalid"), 429: refusal("rate_limited")},
});

const resetRoute = defineRoute("public", null, {
  method: "post",
  path: "/reset/password/{sessionId}",
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

export function recoveryRoutes(deps: AccountDeps) {
  return createApi()
    .openapi(requestRoute, async (c) => {
      const typed = c.req.valid("json")?.email ?? c.req.valid("query").email ?? "";
      const {norm} = requireEmail(typed);
      await limitVisitor(deps, "reset", clientOf(c, deps).address, REQUESTS_PER_ADDRESS);
      await limitSubject(deps, "reset-email", norm, REQUESTS_PER_EMAIL);
      await requestReset(deps, typed).catch(asResetFailed);
      return c.json({data: {sent: true as const}}, 202);
    })
    .openapi(checkRoute, async (c) => {
      await limitVisitor(deps, "reset-check", clientOf(c, deps).address, CHECKS);
      const {email_hint} = await checkReset(deps, c.req.valid("param").sessionId);
      return c.json({data: {valid: true as const, email_hint}}, 200);
    })
    .openapi(resetRoute, async (c) => {
      const token = c.req.valid("param").sessionId;
      await limitSubject(deps, "reset-link", hashToken(token), RESETS_PER_LINK);
      await resetPassword(deps, token, c.req.valid("json").password);
      return c.json({data: {done: true as const}}, 200);
    });
}

/** A page tells people to try again, whatever it was on our side. */
function asResetFailed(error: unknown): never {
  if (error instanceof AppError && error.status < 500) throw error;
  throw new AppError("reset_failed", "The mail could not be queued", {cause: error});
}
