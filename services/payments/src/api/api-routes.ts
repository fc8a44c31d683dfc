import {setTimeout as sleep} from "node:timers/promises";
import type {HttpBindings} from "@hono/node-server";
import {type Context, Hono} from "hono";
import type {Faults} from "../config/faults.ts";
import {ApiError} from "../protocol/errors.ts";
import {parseForm} from "../protocol/form.ts";
import {randomText} from "../protocol/ids.ts";
import type {Handlers} from "../protocol/route-types.ts";
import type {Shop} from "../state/shop.ts";
import {answer, answerError} from "./answer.ts";
import {createIdempotency} from "./idempotency.ts";
import {matchRoute} from "./match-route.ts";

export interface ApiDeps {
  readonly shop: Shop;
  readonly handlers: Handlers;
  readonly faults: Faults;
  readonly secretKey: string;
  /** Runs what became due, before a request is answered. */
  readonly runDue: () => void;
  readonly onProblem: (error: unknown) => void;
}

type ApiContext = Context<{Bindings: HttpBindings}>;

const SLOW_MS = 2000;

/** `/v1/*` as the SDK expects it. Every unsuccessful response has an `error` key: the SDK reads nothing else. */
export function apiRoutes(deps: ApiDeps) {
  const idempotency = createIdempotency(deps.shop);

  return new Hono<{Bindings: HttpBindings}>().all("/v1/*", async (c) => {
    const id = `req_${randomText(14)}`;
    c.header("request-id", id);
    c.header("stripe-version", deps.shop.apiVersion);
    c.header("content-type", "application/json");
    try {
      injectFaults(c, deps.faults);
      requireKey(c, deps.secretKey);
      deps.runDue();
      const {status, body} = await call(c, id);
      return c.body(body, status as 200);
    } catch (error) {
      if (!(error instanceof ApiError)) deps.onProblem(error);
      const {status, body} = answerError(error);
      return c.body(body, status as 400);
    }
  });

  async function call(c: ApiContext, id: string) {
    const {method} = c.req;
    const match = matchRoute(method, c.req.path);
    const text = method === "POST" ? await c.req.text() : new URL(c.req.url).search.slice(1);
    if (!match) throw new ApiError("invalid_request_error", unknownRoute(method, c.req.path), {status: 404});
    const key = method === "POST" ? (c.req.header("idempotency-key") ?? null) : null;
    const facts = {id, idempotency_key: key};
    const work = async () => {
      // Here, so that the same key can meet itself under way.
      if (deps.faults.api_slow) await sleep(SLOW_MS);
      return answer(deps.shop, deps.handlers, match, parseForm(text), facts);
    };
    if (key === null) return {status: 200, body: await work()};
    c.header("idempotency-key", key);
    const result = await idempotency.once(key, `${method} ${c.req.path} ${text}`, work);
    if (result.isReplay) c.header("idempotent-replayed", "true");
    return result;
  }
}

const unknownRoute = (method: string, path: string) =>
  `Unrecognized request URL (${method}: ${path}). The local test provider answers what its README lists.`;

function requireKey(c: ApiContext, secretKey: string) {
  const authorization = c.req.header("authorization");
  if (authorization === `Bearer ${secretKey}`) return;
  if (authorization === undefined) {
    throw new ApiError("authentication_error", "You did not provide an API key.");
  }
  throw new ApiError("authentication_error", "Invalid API Key provided.");
}

function injectFaults(c: ApiContext, faults: Faults) {
  if (faults.api_offline) {
    c.env.incoming.socket.destroy();
    throw new ApiError("api_error", "Offline");
  }
  if (faults.api_error) throw new ApiError("api_error", "The local test provider was told to fail.");
}
