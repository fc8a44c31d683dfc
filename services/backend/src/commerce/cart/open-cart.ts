import {randomBytes} from "node:crypto";
import {type Locale, market, type Region} from "@gradus/schemas/markets";
import type {CreatedCart, NewCart} from "../../contract/cart.ts";
import {hashToken} from "../../core/crypto/token.ts";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import type {CartDeps} from "./cart-deps.ts";
import {cartExpiry} from "./cart-expiry.ts";
import {type CartClaim, type CartRow, createCartRepository} from "./cart-repository.ts";
import {changeCart} from "./change-cart.ts";

const TOKEN_BYTES = 32;

interface CartAccess {
  readonly row: CartRow;
  readonly token: string | null;
}

export async function openCart(
  deps: CartDeps,
  claim: CartClaim,
  {region, ops, request_id}: NewCart,
  locale: Locale,
): Promise<CreatedCart> {
  const {row, token} = await findOrAdd(deps.db, claim, region, deps.now());
  const cart = await changeCart(deps, row.id, {ops, request_id, version: null}, locale);
  return {cart, token};
}

async function findOrAdd(db: Db, claim: CartClaim, region: Region, now: Date): Promise<CartAccess> {
  if (claim.user_id !== null) return {row: await ensureOfUser(db, claim.user_id, region, now), token: null};
  const known = claim.token_hash === null ? null : await createCartRepository(db).ofToken(claim.token_hash);
  if (known) return {row: known, token: null};
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const row = await createCartRepository(db).add({...newCart(region, now), token_hash: hashToken(token)});
  if (!row) throw new Error("Two carts got the same token");
  return {row, token};
}

/** Of several concurrent calls, one creates the cart. */
export async function ensureOfUser(db: Db, user_id: string, region: Region, now: Date): Promise<CartRow> {
  const carts = createCartRepository(db);
  const row =
    (await carts.ofUser(user_id)) ??
    (await carts.add({...newCart(region, now), user_id})) ??
    (await carts.ofUser(user_id));
  if (!row) throw new Error(`Account ${user_id} has no cart`);
  return row;
}

function newCart(region: Region, now: Date) {
  const {currency} = market(region);
  return {
    id: newId("crt"),
    region,
    currency,
    status: "open" as const,
    expires_at: cartExpiry(now),
    created_at: now,
    updated_at: now,
  };
}
