import * as calls from "../../../contract/calls/shared-runs.ts";
import {createApi} from "../../../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../../../core/http/client-address.ts";
import {defineRoute, ownerInPath} from "../../../core/http/define-route.ts";
import {keepNoReply} from "../../../core/idempotency/idempotency.ts";
import {limitVisitor} from "../../../core/rate-limit/limit-visitor.ts";
import {getSharedRun, type SharedRunDeps} from "./get-shared-run.ts";
import {type LinkDeps, listLinks, makeLink, revokeLink} from "./manage-links.ts";

/** Many looks at one run by one household, few guesses. */
const VIEW_LIMIT = {burst: 30, perMinute: 30};

const listRoute = defineRoute(calls.list, ownerInPath);
const makeRoute = defineRoute(calls.createLink, ownerInPath);
const revokeRoute = defineRoute(calls.revoke, ownerInPath);

export function runLinkRoutes(deps: LinkDeps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const items = await listLinks(deps, c.var.owner, c.req.valid("param").activity_id);
      return c.json({data: {items}}, 200);
    })
    .openapi(makeRoute, async (c) => {
      keepNoReply(c);
      const {activity_id} = c.req.valid("param");
      return c.json({data: await makeLink(deps, c.var.owner, activity_id, c.req.valid("json"))}, 201);
    })
    .openapi(revokeRoute, async (c) => {
      const {activity_id, link_id} = c.req.valid("param");
      await revokeLink(deps, c.var.owner, activity_id, link_id);
      return c.json({data: {removed: true as const}}, 200);
    });
}

const viewRoute = defineRoute(calls.view, null);

export function sharedRunRoutes(deps: SharedRunDeps & ClientAddressDeps) {
  return createApi().openapi(viewRoute, async (c) => {
    await limitVisitor(deps, "shared-run", clientAddress(c, deps), VIEW_LIMIT);
    // A revoked link is closed at once, also to visitors who have looked before; search engines keep nothing of it.
    c.header("cache-control", "private, no-store");
    c.header("x-robots-tag", "noindex, nofollow");
    return c.json({data: await getSharedRun(deps, c.req.valid("param").token)}, 200);
  });
}
