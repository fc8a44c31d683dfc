import type {z} from "@hono/zod-openapi";
import type {Context} from "hono";
import * as calls from "../../contract/calls/users.ts";
import type {ShareLevel} from "../../contract/share-values.ts";
import {type AppEnv, createApi} from "../../core/http/api.ts";
import {defineRoute, ownerInPath, requireUser} from "../../core/http/define-route.ts";
import {expectedVersion} from "../../core/http/expected-version.ts";
import {sharedInPath} from "../../core/http/shared-in-path.ts";
import type {AccountDeps} from "../account-deps.ts";
import {changePassword} from "./change-password.ts";
import {editUser} from "./edit-user.ts";
import {getSharedUser} from "./get-shared-user.ts";
import {getUser} from "./get-user.ts";
import {requestEmailChange} from "./request-email-change.ts";
import {givenEdit, type RequestedEdit, refuseEdit, requestedEdit} from "./requested-edit.ts";

const getRoute = (deps: AccountDeps) => defineRoute(calls.get, sharedInPath(deps));

const putRoute = defineRoute(calls.put, ownerInPath);
const patchRoute = defineRoute(calls.patch, ownerInPath);

function refuseUnknown(result: {success: boolean; error?: z.core.$ZodError}): undefined {
  if (result.error) throw refuseEdit(result.error.issues);
}

export function userRoutes(deps: AccountDeps) {
  const show = async (c: Context<AppEnv>) => {
    const data = await getUser(deps, c.var.owner);
    c.header("etag", `"${data.version}"`);
    return c.json({data}, 200);
  };

  const showShared = async (c: Context<AppEnv>, level: ShareLevel) => {
    return c.json({data: await getSharedUser(deps, c.var.owner, level)}, 200);
  };

  async function change(c: Context<AppEnv>, requested: RequestedEdit) {
    const {owner} = c.var;
    const {session_id, auth_time} = requireUser(c);
    if (requested.kind === "email") return requestEmailChange(deps, owner, auth_time, requested.email);
    if (requested.kind === "fields") {
      return editUser(deps, {user: owner, edit: requested.edit, expected: expectedVersion(c)});
    }
    return changePassword(deps, {...requested, user: owner, session: session_id, auth_time});
  }

  return createApi()
    .openapi(getRoute(deps), (c) => (c.var.shared ? showShared(c, c.var.shared) : show(c)))
    .openapi(
      putRoute,
      async (c) => {
        await change(c, requestedEdit(c.req.valid("query").fields, c.req.valid("json")));
        return show(c);
      },
      refuseUnknown,
    )
    .openapi(
      patchRoute,
      async (c) => {
        await change(c, givenEdit(c.req.valid("json")));
        return show(c);
      },
      refuseUnknown,
    );
}
