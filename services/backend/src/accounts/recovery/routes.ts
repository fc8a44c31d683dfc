import * as calls from "../../contract/calls/password-reset.ts";
import {hashToken} from "../../core/crypto/token.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {requireEmail} from "../../core/mail/parse-email.ts";
import {limitSubject, limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import type {AccountDeps} from "../account-deps.ts";
import {clientOf} from "../sessions/client.ts";
import {checkReset, requestReset, resetPassword} from "./reset-password.ts";

const perHour = (count: number) => ({burst: count, perMinute: count / 60});
const REQUESTS_PER_ADDRESS = perHour(10);
const REQUESTS_PER_EMAIL = perHour(3);
const CHECKS = {burst: 10, perMinute: 10};
const RESETS_PER_LINK = perHour(10);

const requestRoute = defineRoute(calls.request, null);
const checkRoute = defineRoute(calls.check, null);
const resetRoute = defineRoute(calls.reset, null);

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

/** Maps every server error to one code, for which the page asks the user to try again. */
function asResetFailed(error: unknown): never {
  if (error instanceof AppError && error.status < 500) throw error;
  throw new AppError("reset_failed", "The mail could not be queued", {cause: error});
}
