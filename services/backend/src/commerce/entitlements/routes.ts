import {z} from "@hono/zod-openapi";
import {featureAccess as featureAccessReply} from "../../contract/entitlements.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {reply} from "../../core/http/describe.ts";
import {featureAccess} from "./feature-access.ts";
import type {ReadGrants} from "./grants.ts";

export interface EntitlementDeps {
  readonly readGrants: ReadGrants;
  readonly now: () => Date;
}

const getRoute = defineRoute("access.read", ownerInPath, {
  method: "get",
  path: "/{id}/feature-access",
  tags: ["user"],
  summary: "What an account may use, and what gives it",
  request: {params: z.object({id: z.string().max(64)})},
  responses: {200: reply(featureAccessReply), ...GUARDED},
});

export function entitlementRoutes({readGrants, now}: EntitlementDeps) {
  return createApi().openapi(getRoute, async (c) => {
    return c.json({data: featureAccess(await readGrants(c.var.owner), now())}, 200);
  });
}
