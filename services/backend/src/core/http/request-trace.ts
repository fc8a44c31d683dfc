import {AsyncLocalStorage} from "node:async_hooks";
import type {Context} from "hono";
import {createMiddleware} from "hono/factory";
import type {Secret} from "../crypto/secret.ts";
import type {AppEnv} from "./api.ts";
import {type ClientAddressDeps, clientAddress} from "./client-address.ts";

export interface RequestTraceDeps extends ClientAddressDeps {
  readonly secret: Secret;
}

/** The origin of a recorded action: its request, and a digest that distinguishes addresses without revealing them. */
export interface RequestTrace {
  readonly request_id: string | null;
  readonly ip_hash: string | null;
}

const NO_REQUEST: RequestTrace = {request_id: null, ip_hash: null};
// Not an argument: it decides nothing, and every service between a route and its record would only pass it on.
const traces = new AsyncLocalStorage<RequestTrace>();

function requestTrace(c: Context<AppEnv>, deps: RequestTraceDeps): RequestTrace {
  const address = clientAddress(c, deps);
  return {
    request_id: c.get("requestId"),
    ip_hash: address === null ? null : deps.secret.sign("request-address", address),
  };
}

export function traceRequests(deps: RequestTraceDeps) {
  return createMiddleware<AppEnv>((c, next) => traces.run(requestTrace(c, deps), next));
}

/** The trace of the request that is being answered; of nothing, in a job. */
export function currentTrace(): RequestTrace {
  return traces.getStore() ?? NO_REQUEST;
}
