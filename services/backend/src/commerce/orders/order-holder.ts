import type {Context} from "hono";
import {z} from "zod";
import type {Actor, Resource} from "../../core/authorization/can.ts";
import type {Secret} from "../../core/crypto/secret.ts";
import type {Db} from "../../core/db/db.ts";
import {AppError, notFound} from "../../core/errors.ts";
import type {AppEnv} from "../../core/http/api.ts";
import {createOrderLinks} from "./order-links.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import {parsePrettyId} from "./pretty-id.ts";

interface HolderDeps {
  readonly db: Db;
  readonly secret: Secret;
  readonly now: () => Date;
}

/** A mailed link opens the order too, until its day. */
export function orderInPath(deps: HolderDeps) {
  return async (c: Context<AppEnv>, actor: Actor): Promise<Resource | null> => {
    await requireGoodBearer(c);
    const row = await findOrder(deps.db, c);
    return row && orderResource(deps, c, actor, row);
  };
}

/**
 * The same for a change. The link calls an order off, for the money goes back where it came from; to have it sent
 * elsewhere takes the account, because mails are forwarded.
 */
export function orderToChange(deps: HolderDeps) {
  const find = orderInPath(deps);
  return async (c: Context<AppEnv>, actor: Actor): Promise<Resource | null> => {
    const resource = await find(c, actor);
    return resource && {...resource, isHeld: resource.isHeld === true && (await callsOff(c))};
  };
}

export function orderResource(
  {secret, now}: HolderDeps,
  c: Context<AppEnv>,
  actor: Actor,
  row: OrderRow,
): Resource {
  const token = c.req.query("t");
  const proof = token === undefined ? "wrong" : createOrderLinks(secret).check(row.id, token, now());
  if (proof === "expired" && !isOwnOrder(actor, row))
    throw new AppError("link_expired", "Ask for a new link");
  // An order of a guest has itself for an owner: no account is called like it.
  return {owner: row.user_id ?? row.id, isHeld: proof === "valid"};
}

/**
 * Throws `unauthenticated` for a session that has to be renewed; otherwise its user's own order would look missing.
 * Runs before any lookup, or the response would reveal which orders exist.
 */
export async function requireGoodBearer(c: Context<AppEnv>): Promise<void> {
  const {kind} = await c.var.whoAsks();
  if (kind !== "refused" || c.req.query("t") !== undefined) return;
  throw new AppError("unauthenticated", "The bearer is no good any more");
}

export const isOwnOrder = (actor: Actor, {user_id}: Pick<OrderRow, "user_id">) =>
  actor.kind === "user" && actor.id === user_id;

const cancelling = z.object({action: z.literal("cancel")});

/** Read before the body is checked: what is none calls nothing off. */
async function callsOff(c: Context<AppEnv>): Promise<boolean> {
  const body: unknown = await c.req.json().catch(() => null);
  return cancelling.safeParse(body).success;
}

/** Once the route has let them in. */
export async function requireOrder(db: Db, c: Context<AppEnv>): Promise<OrderRow> {
  const row = await findOrder(db, c);
  if (row) return row;
  throw notFound();
}

async function findOrder(db: Db, c: Context<AppEnv>): Promise<OrderRow | null> {
  const pretty_id = parsePrettyId(c.req.param("pretty_id") ?? "");
  return pretty_id === null ? null : createOrderRepository(db).ofPrettyId(pretty_id);
}
