import type {ReadAccess} from "../../contract/entitlements.ts";
import {featureAccess} from "../entitlements/feature-access.ts";
import {createGrants, type GrantDeps} from "./bought-grants.ts";

export function createAccess(deps: GrantDeps): ReadAccess {
  const readGrants = createGrants(deps);
  return async (user_id) => featureAccess(await readGrants(user_id), deps.now()).access;
}
