import * as calls from "../../contract/calls/platforms.ts";
import type {Platform} from "../../contract/platforms.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../core/http/define-route.ts";
import {describePermission, listOwnPlatforms, listWorkoutDeliveries} from "./own-platforms.ts";
import type {PlatformDeps} from "./platform-deps.ts";

const listRoute = defineRoute(calls.list, ownerInPath);
const deliveriesRoute = defineRoute(calls.deliveries, ownerInPath);
const permissionRoute = defineRoute(calls.permission, ownerInPath);

export function userPlatformRoutes(deps: PlatformDeps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const items = await listOwnPlatforms(deps, c.var.owner);
      return c.json({data: {items: c.var.isMasked ? items.map(stateOf) : items}}, 200);
    })
    .openapi(deliveriesRoute, async (c) => {
      const items = await listWorkoutDeliveries(deps, c.var.owner, c.req.valid("param").workout);
      return c.json({data: {items: c.var.isMasked ? [] : items}}, 200);
    })
    .openapi(permissionRoute, async (c) => {
      return c.json({data: await describePermission(deps, c.var.owner, c.req.valid("query").p)}, 200);
    });
}

/** Includes whether the link works, and leaves out what reveals when the athlete ran. */
function stateOf(platform: Platform): Platform {
  return {...platform, connected_at: null, last_sync_at: null, last_error: null, delivery: null};
}
