import * as calls from "../../../contract/calls/places.ts";
import type {Db} from "../../../core/db/db.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../../core/http/define-route.ts";
import {addPlace, listPlaces, removePlace} from "./places.ts";

const listRoute = defineRoute(calls.list, ownerInPath);
const addRoute = defineRoute(calls.add, ownerInPath);
const removeRoute = defineRoute(calls.remove, ownerInPath);

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
