import {type RouteConfig, z} from "@hono/zod-openapi";
import {type ErrorCode, errorReply} from "./errors.ts";

/** A good reply of a route, for its description. */
export function reply<T extends z.ZodType>(data: T, description = "Done") {
  return {description, content: {"application/json": {schema: z.object({data})}}};
}

/** Named, so that the API document defines the errors common to all routes only once. */
const refused = errorReply.meta({id: "Refusal"});

/** The refusals of a route that share a status, for its description. */
export function refusal(...codes: [ErrorCode, ...ErrorCode[]]) {
  return {description: codes.join(" or "), content: {"application/json": {schema: refused}}};
}

/** A body a route cannot do without, for its description. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return {required: true, content: {"application/json": {schema}}};
}

/** The refusals of every route that checks the caller's identity. */
export const GUARDED = {
  401: refusal("unauthenticated"),
  403: refusal("forbidden"),
  404: refusal("not_found"),
};

/** The refusals of what staff read. */
export const STAFF_READ_REFUSALS = {
  400: refusal("invalid"),
  401: refusal("unauthenticated"),
  404: refusal("not_found"),
};

/** The refusals of what staff change. */
export const STAFF_CHANGE_REFUSALS = {...STAFF_READ_REFUSALS, 403: refusal("step_up_required")};

/** Staff sign in with the token of their Studio session. */
export const STAFF_ONLY = {security: [{staff: []}]};

/** A call as both sides need it: who may make it, what is sent, what is answered and refused. */
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
