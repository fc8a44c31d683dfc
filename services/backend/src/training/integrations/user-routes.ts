import {z} from "@hono/zod-openapi";
import {
  type Platform,
  permissionQuery,
  permissionReply,
  platformList,
  workoutDeliveries,
} from "../../contract/platforms.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {describePermission, listOwnPlatforms, listWorkoutDeliveries} from "./own-platforms.ts";
import type {PlatformDeps} from "./platform-deps.ts";

const tags = ["platforms"];
const params = z.object({id: z.string().max(64)});

const listRoute = defineRoute("platform.read", ownerInPath, {
  method: "get",
  path: "/{id}/platforms",
  tags,
  summary: "The training platforms there are, and which of them are connected",
  request: {params},
  responses: {200: reply(platformList), ...GUARDED},
});

const deliveriesRoute = defineRoute("platform.read", ownerInPath, {
  method: "get",
  path: "/{id}/platforms/workouts/{workout}",
  tags,
  summary: "Whether a planned workout has got to the platforms that take it",
  request: {params: params.extend({workout: z.string().max(64)})},
  responses: {200: reply(workoutDeliveries), ...GUARDED},
});

const permissionRoute = defineRoute("user.read", ownerInPath, {
  method: "get",
  path: "/{id}/oauth/permission",
  tags,
  summary: "What a platform lets us do",
  request: {params, query: permissionQuery},
  responses: {200: reply(permissionReply), 400: refusal("invalid"), ...GUARDED},
});

/** Somebody's platforms, below `/b/api/v1/users`. */
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

/** Whether it works, and not when somebody ran. */
function stateOf(platform: Platform): Platform {
  return {...platform, connected_at: null, last_sync_at: null, last_error: null, delivery: null};
}
