import {z} from "@hono/zod-openapi";
import {madeRunLink, newRunLink, runLinkList, runLinkRemoval, sharedRun} from "../../contract/shared-runs.ts";
import {createApi} from "../../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../../core/http/client-address.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import {limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import {getSharedRun, type SharedRunDeps} from "./get-shared-run.ts";
import {type LinkDeps, listLinks, makeLink, revokeLink} from "./manage-links.ts";

const tags = ["shared runs"];
const params = z.object({id: z.string().max(64), activity_id: z.string().max(64)});
const oneParams = params.extend({link_id: z.string().max(64)});
/** Many looks at one run by one household, few guesses. */
const LOOKS = {burst: 30, perMinute: 30};

const listRoute = defineRoute("run.links", ownerInPath, {
  method: "get",
  path: "/{id}/activities/{activity_id}/links",
  tags,
  summary: "Links by which anybody sees a run, without what opens them",
  request: {params},
  responses: {200: reply(runLinkList), ...GUARDED},
});

const makeRoute = defineRoute("run.write", ownerInPath, {
  method: "post",
  path: "/{id}/activities/{activity_id}/links",
  tags,
  summary: "Make a link to a run that shows what is chosen. Its token is told once",
  request: {params, body: jsonBody(newRunLink)},
  responses: {201: reply(madeRunLink), 400: refusal("invalid"), ...GUARDED, 422: refusal("limit_reached")},
});

const revokeRoute = defineRoute("run.write", ownerInPath, {
  method: "delete",
  path: "/{id}/activities/{activity_id}/links/{link_id}",
  tags,
  summary: "Revoke a link. Works twice",
  request: {params: oneParams},
  responses: {200: reply(runLinkRemoval), ...GUARDED},
});

/** Below `/b/api/v1/users`. */
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

const lookRoute = defineRoute("public", null, {
  method: "get",
  path: "/shared-runs/{token}",
  tags,
  summary: "What a link to a run shows, for whoever has it",
  request: {params: z.object({token: z.string().max(64)})},
  responses: {
    200: reply(sharedRun),
    400: refusal("invalid"),
    404: refusal("not_found"),
    429: refusal("rate_limited"),
  },
});

/** Below `/b`. */
export function sharedRunRoutes(deps: SharedRunDeps & ClientAddressDeps) {
  return createApi().openapi(lookRoute, async (c) => {
    await limitVisitor(deps, "shared-run", clientAddress(c, deps), LOOKS);
    // A revoked link is closed at once, also to whoever has looked before; search engines keep nothing of it.
    c.header("cache-control", "private, no-store");
    c.header("x-robots-tag", "noindex, nofollow");
    return c.json({data: await getSharedRun(deps, c.req.valid("param").token)}, 200);
  });
}
