import type {Context} from "hono";
import type {Secret} from "../secret.ts";
import type {AppEnv} from "./api.ts";
import {type ClientAddressDeps, clientAddress} from "./client-address.ts";

export interface RequestTraceDeps extends ClientAddressDeps {
  readonly secret: Secret;
}

/** Where a recorded action came from: which request, and a digest that tells addresses apart without naming them. */
export function requestTrace(c: Context<AppEnv>, deps: RequestTraceDeps) {
  const address = clientAddress(c, deps);
  return {
    request_id: c.get("requestId"),
    ip_hash: address === null ? null : deps.secret.sign("request-address", address),
  };
}
