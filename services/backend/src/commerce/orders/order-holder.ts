import type {Context} from "hono";
import type {Actor, Resource} from "../../core/authorization/can.ts";
import type {Secret} from "../../core/crypto/secret.ts";
import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import type {AppEnv} from "../../core/http/api.ts";
import {createOrderLinks} from "./order-links.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import {parsePrettyId} from "./pretty-id.ts";

interface HolderDeps {
  readonly db: Db;
  readonly secret: Secret;
  readonly now: () => Date;
}

/** Whose the order in the path is. A mailed link opens it too, until its day. */
export function orderInPath({db, secret, now}: HolderDeps) {
  return async (c: Context<AppEnv>, actor: Actor): Promise<Resource | null> => {
    const row = await findOrder(db, c);
    if (!row) return null;
    const isOwn = actor.kind === "user" && actor.id === row.user_id;
    const token = c.req.query("t");
    const proof = token === undefined ? "wrong" : createOrderLinks(secret).check(row.id, token, now());
    if (proof === "expired" && !isOwn) throw new AppError("link_expired", "Ask for a new link");
    // An order of a guest has itself for an owner: no account is called like it.
    return {owner: row.user_id ?? row.id, isHeld: proof === "valid"};
  };
}

/** Once the route has let them in. */
export async function requireOrder(db: Db, c: Context<AppEnv>): Promise<OrderRow> {
  const row = await findOrder(db, c);
  if (row) return row;
  throw new AppError("not_found", "Nothing is at this path");
}

async function findOrder(db: Db, c: Context<AppEnv>): Promise<OrderRow | null> {
  const pretty_id = parsePrettyId(c.req.param("pretty_id") ?? "");
  return pretty_id === null ? null : createOrderRepository(db).ofPrettyId(pretty_id);
}
