import * as calls from "../../contract/calls/entitlements.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../core/http/define-route.ts";
import {featureAccess} from "./feature-access.ts";
import type {ReadGrants} from "./grants.ts";

export interface EntitlementDeps {
  readonly readGrants: ReadGrants;
  readonly now: () => Date;
}

const getRoute = defineRoute(calls.get, ownerInPath);

export function entitlementRoutes({readGrants, now}: EntitlementDeps) {
  return createApi().openapi(getRoute, async (c) => {
    return c.json({data: featureAccess(await readGrants(c.var.owner), now())}, 200);
  });
}
