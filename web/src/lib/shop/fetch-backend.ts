import "server-only";
import {CART_TOKEN_HEADER} from "@gradus/backend/contract/cart";
import type {ErrorCode} from "@gradus/backend/contract/errors";
import {env} from "@/env/server";
import {readCartToken} from "./cart-cookie";

/** The headers of a visitor's request that are passed on to the backend. */
const FORWARDED_HEADERS = [
  "authorization",
  "accept-language",
  "x-request-id",
  "x-client-id",
  "x-forwarded-for",
  "idempotency-key",
] as const;
/** Exceeds the timeout of one request to the provider, which the backend may send during the call. */
const TIMEOUT_MS = 25_000;

export interface BackendCall {
  readonly method?: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly body?: unknown;
}

/** Calls the backend on behalf of a visitor: with their bearer, and the cart token in their cookie. Never throws. */
export async function fetchBackend(visitor: Headers, call: BackendCall): Promise<Response> {
  const {method = "GET", path, body} = call;
  try {
    return await fetch(new URL(path, env.BACKEND_URL), {
      method,
      headers: headersFor(visitor, body !== undefined),
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && {body: JSON.stringify(body)}),
    });
  } catch (error) {
    console.error(`The backend does not answer ${method} ${path}:`, error);
    return errorResponse(502, "unavailable");
  }
}

/** A refusal of the site's own, in the form of the backend's. */
export function errorResponse(status: number, code: ErrorCode): Response {
  return Response.json({err: {code, message: "Refused by the site", request_id: "none"}}, {status});
}

function headersFor(visitor: Headers, hasBody: boolean): Headers {
  const headers = new Headers({accept: "application/json"});
  for (const name of FORWARDED_HEADERS) {
    const value = visitor.get(name);
    if (value !== null) headers.set(name, value);
  }
  const token = readCartToken(visitor.get("cookie"));
  if (token !== null) headers.set(CART_TOKEN_HEADER, token);
  if (hasBody) headers.set("content-type", "application/json");
  return headers;
}
