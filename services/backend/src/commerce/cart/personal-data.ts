import {eq, inArray} from "drizzle-orm";
import type {PersonalTable} from "../../core/personal-data/personal-table.ts";
import {cart, cart_line, cart_request} from "./tables.ts";

const {id, region, currency, status, promo_code, created_at, updated_at, user_id} = cart;

export const CART_DATA: readonly PersonalTable[] = [
  {
    table: cart,
    export: {
      file: "orders.json",
      read: (db, subject) =>
        db
          .select({cart: id, region, currency, status, promo_code, created_at, updated_at})
          .from(cart)
          .where(eq(user_id, subject.id)),
    },
    erase: (tx, subject) => tx.delete(cart).where(eq(user_id, subject.id)),
  },
  {
    table: cart_line,
    export: {
      file: "orders.json",
      read: (db, subject) => {
        const {cart_id, sku, offer_code, clip, qty} = cart_line;
        const own = db.select({id}).from(cart).where(eq(user_id, subject.id));
        return db
          .select({cart: cart_id, sku, offer_code, clip, qty})
          .from(cart_line)
          .where(inArray(cart_id, own));
      },
    },
    erase: (tx, subject) => {
      const own = tx.select({id}).from(cart).where(eq(user_id, subject.id));
      return tx.delete(cart_line).where(inArray(cart_line.cart_id, own));
    },
  },
  {
    table: cart_request,
    export: {none: "random numbers by which a repeated click is told"},
    erase: (tx, subject) => {
      const own = tx.select({id}).from(cart).where(eq(user_id, subject.id));
      return tx.delete(cart_request).where(inArray(cart_request.cart_id, own));
    },
  },
];
