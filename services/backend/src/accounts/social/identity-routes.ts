import {z} from "@hono/zod-openapi";
import {identitiesReply, linkIdentityBody, provider} from "../../contract/social.ts";
import type {Db} from "../../core/db/db.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import {requireFreshSignIn} from "../sessions/fresh-sign-in.ts";
import {linkIdentity, unlinkIdentity} from "./link.ts";
import {proveIdentity} from "./prove-identity.ts";
import type {SocialDeps} from "./routes.ts";

const tags = ["user"];
const params = z.object({
  id: z.string().max(64).openapi({description: "An account's id, or `me`"}),
  provider,
});
const CHANGES = {burst: 20, perMinute: 20};
const FRESH = refusal("forbidden", "step_up_required");

const linkRoute = defineRoute("user.write", ownerInPath, {
  method: "post",
  path: "/{id}/identities/{provider}",
  tags,
  summary: "Sign in with this account of a provider from now on",
  request: {params, body: jsonBody(linkIdentityBody)},
  responses: {
    200: reply(identitiesReply),
    400: refusal("invalid"),
    ...GUARDED,
    403: FRESH,
    409: refusal("conflict", "platform_linked_elsewhere"),
    422: refusal("sign_in_failed"),
    429: refusal("rate_limited"),
    503: refusal("platform_unavailable"),
  },
});

const unlinkRoute = defineRoute("user.write", ownerInPath, {
  method: "delete",
  path: "/{id}/identities/{provider}",
  tags,
  summary: "No longer sign in with this provider. The last way in stays",
  request: {params},
  responses: {
    200: reply(identitiesReply),
    ...GUARDED,
    403: FRESH,
    409: refusal("last_way_in"),
    429: refusal("rate_limited"),
  },
});

/** Whose accounts elsewhere open this account, below `/b/api/v1/users`. */
export function identityRoutes(deps: SocialDeps) {
  const {db, now} = deps;
  const note = (tx: Db, user_id: string, event: "identity.link" | "identity.unlink") =>
    recordSecurityEvent(tx, {user_id, event, at: now()});

  return createApi()
    .openapi(linkRoute, async (c) => {
      const {owner} = c.var;
      requireFreshSignIn(requireUser(c).auth_time, now());
      await limitSubject(deps, "identities", owner, CHANGES);
      const person = await proveIdentity(
        deps,
        deps.social.require(c.req.valid("param").provider),
        c.req.valid("json"),
      );
      return c.json({data: {identities: await linkIdentity({db, now, note}, owner, person)}}, 200);
    })
    .openapi(unlinkRoute, async (c) => {
      const {owner} = c.var;
      requireFreshSignIn(requireUser(c).auth_time, now());
      await limitSubject(deps, "identities", owner, CHANGES);
      const linked = await unlinkIdentity({db, now, note}, owner, c.req.valid("param").provider);
      return c.json({data: {identities: linked}}, 200);
    });
}
