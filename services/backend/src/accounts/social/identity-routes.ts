import * as calls from "../../contract/calls/identities.ts";
import type {Db} from "../../core/db/db.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, ownerInPath, requireUser} from "../../core/http/define-route.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import {requireFreshSignIn} from "../sessions/fresh-sign-in.ts";
import {linkIdentity, unlinkIdentity} from "./link.ts";
import {proveIdentity} from "./prove-identity.ts";
import type {SocialDeps} from "./routes.ts";

const CHANGES = {burst: 20, perMinute: 20};

const linkRoute = defineRoute(calls.link, ownerInPath);
const unlinkRoute = defineRoute(calls.unlink, ownerInPath);

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
