import type {Context} from "hono";
import {CART_TOKEN_HEADER} from "../../contract/cart.ts";
import type {Actor, Resource} from "../../core/authorization/can.ts";
import {hashToken} from "../../core/crypto/token.ts";
import type {Db} from "../../core/db/db.ts";
import {notFound} from "../../core/errors.ts";
import type {AppEnv} from "../../core/http/api.ts";
import {type CartClaim, type CartRow, createCartRepository} from "./cart-repository.ts";

/** 256 bits as text. Any other value was not issued here, and needs no database query. */
const TOKEN = /^[\w-]{43}$/;

export function claimOf(c: Context<AppEnv>, actor: Actor): CartClaim {
  const token = c.req.header(CART_TOKEN_HEADER) ?? "";
  return {
    user_id: actor.kind === "user" ? actor.id : null,
    token_hash: TOKEN.test(token) ? hashToken(token) : null,
  };
}

/** The token opens the cart as long as it belongs to no account. */
export function cartInPath({db}: {readonly db: Db}) {
  return async (c: Context<AppEnv>, actor: Actor): Promise<Resource | null> => {
    const row = await findCart(db, c, actor);
    return row && cartResource(row, claimOf(c, actor));
  };
}

/** A cart without an account is its own owner: no account has such an id. */
export function cartResource(row: CartRow, {token_hash}: CartClaim): Resource {
  if (row.user_id !== null) return {owner: row.user_id};
  return {owner: row.id, isHeld: row.token_hash !== null && row.token_hash === token_hash};
}

/** Once the route has let them in. */
export async function requireCart(db: Db, c: Context<AppEnv>): Promise<CartRow> {
  const row = await findCart(db, c, c.var.actor);
  if (row) return row;
  throw notFound();
}

function findCart(db: Db, c: Context<AppEnv>, actor: Actor) {
  return createCartRepository(db).find(c.req.param("id") ?? "", claimOf(c, actor));
}
