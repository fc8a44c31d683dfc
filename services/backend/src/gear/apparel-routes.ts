import {z} from "@hono/zod-openapi";
import {
  apparelEdit,
  apparelList,
  apparelQuery,
  apparelRemoval,
  apparel as apparelReply,
  newApparel,
} from "../contract/gear.ts";
import {createApi} from "../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../core/http/describe.ts";
import {expectedVersion} from "../core/http/expected-version.ts";
import {createApparelRepository} from "./apparel-repository.ts";
import type {GearDeps} from "./gear-deps.ts";
import {addApparel, changeApparel, removeApparel, toApparel} from "./manage-apparel.ts";

const tags = ["apparel"];
const params = z.object({id: z.string().max(64)});
const oneParams = params.extend({apparel_id: z.string().max(64)});

const listRoute = defineRoute("gear.read", ownerInPath, {
  method: "get",
  path: "/{id}/apparel",
  tags,
  summary: "What one runs in: the default first, then the newest",
  request: {params, query: apparelQuery},
  responses: {200: reply(apparelList), 400: refusal("invalid"), ...GUARDED},
});

const addRoute = defineRoute("user.write", ownerInPath, {
  method: "post",
  path: "/{id}/apparel",
  tags,
  summary: "Add a pair of shoes, or something else one runs in",
  request: {params, body: jsonBody(newApparel)},
  responses: {201: reply(apparelReply), 400: refusal("invalid"), ...GUARDED},
});

const changeRoute = defineRoute("user.write", ownerInPath, {
  method: "patch",
  path: "/{id}/apparel/{apparel_id}",
  tags,
  summary: "Change what is known of it, make it the default, retire it or use it again",
  request: {params: oneParams, body: jsonBody(apparelEdit)},
  responses: {200: reply(apparelReply), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

const removeRoute = defineRoute("user.write", ownerInPath, {
  method: "delete",
  path: "/{id}/apparel/{apparel_id}",
  tags,
  summary: "Remove what nobody has run in yet",
  request: {params: oneParams},
  responses: {200: reply(apparelRemoval), ...GUARDED, 409: refusal("conflict")},
});

/** The shoes somebody runs in, below `/b/api/v1/users`. */
export function apparelRoutes(deps: GearDeps) {
  const gear = createApparelRepository(deps.db);
  return createApi()
    .openapi(listRoute, async (c) => {
      const rows = await gear.list(c.var.owner, c.req.valid("query").include_retired === "true");
      return c.json({data: {items: rows.map(toApparel)}}, 200);
    })
    .openapi(addRoute, async (c) => {
      const data = await addApparel(deps, c.var.owner, c.req.valid("json"));
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 201);
    })
    .openapi(changeRoute, async (c) => {
      const {apparel_id: id} = c.req.valid("param");
      const change = {id, edit: c.req.valid("json"), expected: expectedVersion(c)};
      const data = await changeApparel(deps, c.var.owner, change);
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 200);
    })
    .openapi(removeRoute, async (c) => {
      await removeApparel(deps, c.var.owner, c.req.valid("param").apparel_id);
      return c.json({data: {removed: true as const}}, 200);
    });
}
