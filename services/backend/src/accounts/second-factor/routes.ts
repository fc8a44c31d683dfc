import * as calls from "../../contract/calls/second-factor.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, ownerInPath, requireUser} from "../../core/http/define-route.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import type {AccountDeps} from "../account-deps.ts";
import {requireFreshSignIn} from "../sessions/fresh-sign-in.ts";
import {confirmEnrolment, enroll, isFactorRequired, removeSecondFactor} from "./enroll.ts";
import {createSecondFactorRepository} from "./second-factor-repository.ts";

const showRoute = defineRoute(calls.show, ownerInPath);
const enrollRoute = defineRoute(calls.enroll, ownerInPath);
const confirmRoute = defineRoute(calls.confirm, ownerInPath);
const removeRoute = defineRoute(calls.remove, ownerInPath);

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
