import {z} from "@hono/zod-openapi";
import {
  confirmOtpBody,
  confirmOtpReply,
  enrollReply,
  removeOtpReply,
  secondFactor,
} from "../../contract/second-factor.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import type {AccountDeps} from "../account-deps.ts";
import {requireFreshSignIn} from "../sessions/fresh-sign-in.ts";
import {confirmEnrolment, enroll, isFactorRequired, removeSecondFactor} from "./enroll.ts";
import {createSecondFactorRepository} from "./second-factor-repository.ts";

const tags = ["second factor"];
const params = z.object({id: z.string().max(64)});
const FRESH = {...GUARDED, 403: refusal("forbidden", "step_up_required")};

const showRoute = defineRoute("user.read", ownerInPath, {
  method: "get",
  path: "/{id}/otp",
  tags,
  summary: "Whether a code is asked for at sign-in",
  request: {params},
  responses: {200: reply(secondFactor), ...GUARDED},
});

const enrollRoute = defineRoute("user.write", ownerInPath, {
  method: "post",
  path: "/{id}/otp/enroll",
  tags,
  summary: "A secret for an authenticator app; it counts once it is confirmed",
  request: {params, body: jsonBody(z.strictObject({}))},
  responses: {
    200: reply(enrollReply),
    400: refusal("invalid"),
    ...FRESH,
    409: refusal("conflict", "password_needed"),
  },
});

const confirmRoute = defineRoute("user.write", ownerInPath, {
  method: "post",
  path: "/{id}/otp/confirm",
  tags,
  summary: "Show a code of the app; the answer holds the recovery codes, once",
  request: {params, body: jsonBody(confirmOtpBody)},
  responses: {
    200: reply(confirmOtpReply),
    400: refusal("invalid"),
    ...FRESH,
    409: refusal("conflict"),
    422: refusal("otp_wrong"),
    429: refusal("rate_limited"),
  },
});

const removeRoute = defineRoute("user.write", ownerInPath, {
  method: "delete",
  path: "/{id}/otp",
  tags,
  summary: "Ask for no code any more",
  request: {params},
  responses: {200: reply(removeOtpReply), ...FRESH},
});

/** The second factor of an account, below `/b/api/v1/users`. */
export function secondFactorRoutes(deps: AccountDeps) {
  return createApi()
    .openapi(showRoute, async (c) => {
      const factors = createSecondFactorRepository(deps.db);
      const row = await factors.get(c.var.owner);
      const since = row?.confirmed_at?.toISOString() ?? null;
      const recovery_codes_left = await factors.countRecoveryCodes(c.var.owner);
      const required = await isFactorRequired(deps, c.var.owner);
      return c.json({data: {enabled: since !== null, since, recovery_codes_left, required}}, 200);
    })
    .openapi(enrollRoute, async (c) => {
      keepNoReply(c);
      requireFreshSignIn(requireUser(c).auth_time, deps.now());
      return c.json({data: await enroll(deps, c.var.owner)}, 200);
    })
    .openapi(confirmRoute, async (c) => {
      keepNoReply(c);
      const {auth_time, session_id: session} = requireUser(c);
      requireFreshSignIn(auth_time, deps.now());
      const {code} = c.req.valid("json");
      const recovery_codes = await confirmEnrolment(deps, {user: c.var.owner, session, code});
      return c.json({data: {recovery_codes}}, 200);
    })
    .openapi(removeRoute, async (c) => {
      requireFreshSignIn(requireUser(c).auth_time, deps.now());
      await removeSecondFactor(deps, c.var.owner);
      return c.json({data: {enabled: false as const}}, 200);
    });
}
