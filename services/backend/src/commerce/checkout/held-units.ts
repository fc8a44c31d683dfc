import {and, eq, inArray, or, sum} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {cart} from "../cart/tables.ts";
import {PAYABLE} from "./checkout-repository.ts";
import {checkout, reservation} from "./tables.ts";

/**
 * Units by product that are reserved for a cart by checkouts that can still be paid, those of carts merged into it
 * included. Its next checkout ends these first, so for this cart the units are available.
 */
export async function listHeldUnits(db: Db, cart_id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({sku: reservation.sku, qty: sum(reservation.qty)})
    .from(reservation)
    .innerJoin(checkout, eq(checkout.id, reservation.checkout_id))
    .innerJoin(cart, eq(cart.id, checkout.cart_id))
    .where(
      and(
        or(eq(cart.id, cart_id), eq(cart.merged_into, cart_id)),
        eq(reservation.state, "held"),
        inArray(checkout.status, [...PAYABLE]),
      ),
    )
    .groupBy(reservation.sku);
  return new Map(rows.map(({sku, qty}) => [sku, Number(qty)]));
}
