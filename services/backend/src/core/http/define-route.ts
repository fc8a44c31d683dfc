import {createRoute} from "@hono/zod-openapi";
import type {Context, MiddlewareHandler} from "hono";
import type {CallConfig} from "../../contract/call.ts";
import {
  ACTIONS,
  type Action,
  type Actor,
  bearerOf,
  type Caller,
  can,
  isForStaff,
  type Resource,
  type User,
  type Verdict,
} from "../authorization/can.ts";
import {AppError, notFound} from "../errors.ts";
import type {Api, AppEnv} from "./api.ts";

type Load = (c: Context<AppEnv>, actor: Actor) => Resource | null | Promise<Resource | null>;

const ACTION_KEY = "x-action";

/** Makes the route of a call. `load` finds whose it is, so that no handler compares ids. */
export function defineRoute<Call extends CallConfig & {readonly action: Action}>(
  call: Call,
  load: Load | null,
  before: readonly MiddlewareHandler[] = [],
) {
  const {action} = call;
  const middleware = [...before, guard(action, load), requireType(call)];
  const route = {...call, [ACTION_KEY]: action, ...secured(action), middleware};
  // The document has it under a name that is free for extensions.
  Reflect.deleteProperty(route, "action");
  return createRoute(route);
}

function secured(action: Action) {
  return bearerOf(action) === "ours" ? {security: [{user: []}]} : {};
}

function guard(action: Action, load: Load | null): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const actor = await readActor(c, action);
    // Nothing is called so, and the database would not even look for it.
    const params: Readonly<Record<string, string>> = c.req.param();
    const isImpossible = Object.values(params).some((value) => value.includes("\0"));
    if (isImpossible) throw notFound();
    c.set("actor", actor);
    const resource = load && (await load(c, actor));
    const verdict = can(actor, action, resource);
    const isHidden = verdict === "hide" || !(await isNoted(c, verdict, action, resource));
    if (isHidden) throw notFound();
    if (verdict === "no") throw new AppError("forbidden", "This is not allowed");
    c.set("isMasked", verdict === "masked");
    if (resource) c.set("owner", resource.owner);
    c.set("shared", resource?.shared ?? null);
    await next();
  };
}

/** What staff read of others is written down before it is read. Calls that are theirs alone do it themselves. */
async function isNoted(c: Context<AppEnv>, verdict: Verdict, action: Action, resource: Resource | null) {
  if (isForStaff(action) || (verdict !== "staff" && verdict !== "masked")) return true;
  const {actor} = c.var;
  return resource !== null && actor.kind === "user" && c.var.noteStaffRead(actor, resource.owner, action);
}

/** A body of a type that the route does not describe is refused, a form of a foreign page among them. */
function requireType({request}: CallConfig): MiddlewareHandler<AppEnv> {
  const types = Object.keys(request?.body?.content ?? {});
  return async (c, next) => {
    const type = mediaType(c);
    const isRead = types.length > 0 && type !== null;
    if (isRead && !types.includes(type))
      throw new AppError("unsupported_type", `Send the body as ${types.join(" or ")}`);
    await next();
  };
}

/** Null for an empty body. A body without a content type has the type "", which no route describes. */
function mediaType(c: Context<AppEnv>): string | null {
  const named = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (named !== undefined) return named;
  const isSent =
    c.req.header("transfer-encoding") !== undefined || Number(c.req.header("content-length")) > 0;
  return isSent ? "" : null;
}

async function readActor(c: Context<AppEnv>, action: Action): Promise<Actor> {
  const bearer = bearerOf(action);
  if (bearer === "foreign") return {kind: "visitor"};
  const caller = await c.var.whoAsks();
  // Without a bearer the back office answers 404. An expired bearer gets the usual 401, so that it is renewed.
  if (caller.kind === "none" && isForStaff(action)) throw notFound();
  return bearer === "ours" ? requireBearer(caller) : ignoreBadBearer(c, caller);
}

/** On an open route a stale bearer must not become a 401, for that makes the page reload. */
function ignoreBadBearer(c: Context<AppEnv>, caller: Caller): Actor {
  if (caller.kind === "refused") c.header("x-auth-ignored", caller.reason);
  return caller.kind === "none" || caller.kind === "refused" ? {kind: "visitor"} : caller;
}

function requireBearer(caller: Caller): Actor {
  if (caller.kind === "none") throw new AppError("unauthenticated", "A bearer is needed");
  if (caller.kind === "refused") throw new AppError("unauthenticated", `The bearer is ${caller.reason}`);
  return caller;
}

/** For routes below `/users/{id}`: the account in the path, where `me` is the caller's own. */
export function ownerInPath(c: Context<AppEnv>, actor: Actor): Resource | null {
  const id = c.req.param("id");
  if (!id) return null;
  return {owner: id === "me" && actor.kind === "user" ? actor.id : id};
}

export function callerAsOwner(_c: Context<AppEnv>, actor: Actor): Resource | null {
  return actor.kind === "user" ? {owner: actor.id} : null;
}

/** Routes with an owner let only people in. */
export function requireUser(c: Context<AppEnv>): User {
  if (c.var.actor.kind === "user") return c.var.actor;
  throw notFound();
}

/** Throws when a route was added without saying what it does: nothing is open by accident. */
export function requireActions(app: Api) {
  const naked = app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === "route" && !ACTIONS.has(String(definition.route[ACTION_KEY]))
      ? [`${definition.route.method.toUpperCase()} ${definition.route.path}`]
      : [],
  );
  if (naked.length > 0) throw new Error(`These routes name no action: ${naked.join(", ")}`);
}
