import * as calls from "../../contract/calls/sign-in.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import {limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import type {AccountDeps} from "../account-deps.ts";
import {clientOf} from "../sessions/client.ts";
import {signIn} from "./sign-in.ts";

const PER_ADDRESS = {burst: 20, perMinute: 4};

const signInRoute = defineRoute(calls.signIn, null);

export function signInRoutes(deps: AccountDeps) {
  return createApi().openapi(signInRoute, async (c) => {
    keepNoReply(c);
    const client = clientOf(c, deps);
    await limitVisitor(deps, "sign-in", client.address, PER_ADDRESS);
    return c.json({data: await signIn(deps, c.req.valid("json"), client)}, 200);
  });
}
