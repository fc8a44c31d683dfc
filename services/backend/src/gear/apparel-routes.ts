import * as calls from "../contract/calls/apparel.ts";
import {createApi} from "../core/http/api.ts";
import {defineRoute, ownerInPath} from "../core/http/define-route.ts";
import {expectedVersion} from "../core/http/expected-version.ts";
import {createApparelRepository} from "./apparel-repository.ts";
import type {GearDeps} from "./gear-deps.ts";
import {addApparel, changeApparel, removeApparel, toApparel} from "./manage-apparel.ts";

const listRoute = defineRoute(calls.list, ownerInPath);
const addRoute = defineRoute(calls.add, ownerInPath);
const changeRoute = defineRoute(calls.change, ownerInPath);
const removeRoute = defineRoute(calls.remove, ownerInPath);

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
