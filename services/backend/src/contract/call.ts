import {type RouteConfig, z} from "@hono/zod-openapi";
import {type ErrorCode, errorReply} from "./errors.ts";

export function reply<T extends z.ZodType>(data: T, description = "Done") {
  return {description, content: {"application/json": {schema: z.object({data})}}};
}

/** Named, so that the API document defines the errors common to all routes only once. */
const refused = errorReply.meta({id: "Refusal"});

export function refusal(...codes: [ErrorCode, ...ErrorCode[]]) {
  return {description: codes.join(" or "), content: {"application/json": {schema: refused}}};
}

export function jsonBody<T extends z.ZodType>(schema: T) {
  return {required: true, content: {"application/json": {schema}}};
}

export const GUARDED = {
  401: refusal("unauthenticated"),
  403: refusal("forbidden"),
  404: refusal("not_found"),
};

export const STAFF_READ_REFUSALS = {
  400: refusal("invalid"),
  401: refusal("unauthenticated"),
  404: refusal("not_found"),
};

export const STAFF_CHANGE_REFUSALS = {...STAFF_READ_REFUSALS, 403: refusal("step_up_required")};

/** Staff sign in with the token of their Studio session. */
export const STAFF_ONLY = {security: [{staff: []}]};

export interface CallConfig extends Omit<RouteConfig, "path" | "middleware"> {
  /** Of `core/authorization/can.ts`. */
  readonly action: string;
  /** The whole of it, from the root of the server. */
  readonly path: string;
  /** What runs before a handler belongs to the route. */
  readonly middleware?: never;
}

/** Declares a call. Routes, the API document and the calls allowed to the browser are derived from it. */
export function defineCall<
  Path extends string,
  Action extends string,
  Call extends CallConfig & {readonly path: Path; readonly action: Action},
>(call: Call): Call {
  return call;
}
