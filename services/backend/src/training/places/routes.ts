import {z} from "@hono/zod-openapi";
import {newPlace, placeList, placeRemoval, place as placeReply} from "../../contract/places.ts";
import type {Db} from "../../core/db/db.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {addPlace, listPlaces, removePlace} from "./places.ts";

const tags = ["privacy"];
const params = z.object({id: z.string().max(64)});

const listRoute = defineRoute("user.read", ownerInPath, {
  method: "get",
  path: "/{id}/places",
  tags,
  summary: "Places around which others do not see one run",
  request: {params},
  responses: {200: reply(placeList), ...GUARDED},
});

const addRoute = defineRoute("user.write", ownerInPath, {
  method: "post",
  path: "/{id}/places",
  tags,
  summary: "Hide a place",
  request: {params, body: jsonBody(newPlace)},
  responses: {201: reply(placeReply), 400: refusal("invalid"), ...GUARDED, 422: refusal("limit_reached")},
});

const removeRoute = defineRoute("user.write", ownerInPath, {
  method: "delete",
  path: "/{id}/places/{place_id}",
  tags,
  summary: "Hide a place no more. Works twice",
  request: {params: params.extend({place_id: z.string().max(64)})},
  responses: {200: reply(placeRemoval), ...GUARDED},
});

/** Below `/b/api/v1/users`. */
export function placeRoutes(deps: {readonly db: Db; readonly now: () => Date}) {
  return createApi()
    .openapi(listRoute, async (c) => c.json({data: {items: await listPlaces(deps.db, c.var.owner)}}, 200))
    .openapi(addRoute, async (c) =>
      c.json({data: await addPlace(deps, c.var.owner, c.req.valid("json"))}, 201),
    )
    .openapi(removeRoute, async (c) => {
      await removePlace(deps.db, c.var.owner, c.req.valid("param").place_id);
      return c.json({data: {removed: true as const}}, 200);
    });
}
