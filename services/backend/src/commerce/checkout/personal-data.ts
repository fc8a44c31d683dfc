import {eq} from "drizzle-orm";
import type {PersonalTable} from "../../core/personal-data/personal-table.ts";
import {checkout, decline} from "./tables.ts";

const {id, status, region, currency, amount_quoted, lines, promo_code, email, created_at} = checkout;

export const CHECKOUT_DATA: readonly PersonalTable[] = [
  {
    table: decline,
    export: {none: "it says when a card did not pay, and not which or whose"},
    keeps: "what guards against trying other people's cards; after ninety days it is deleted",
  },
  {
    table: checkout,
    export: {
      file: "orders.json",
      read: (db, subject) =>
        db
          .select({
            checkout: id,
            status,
            region,
            currency,
            amount_quoted,
            lines,
            promo_code,
            email,
            created_at,
          })
          .from(checkout)
          .where(eq(checkout.user_id, subject.id)),
    },
    // What was reserved and paid hangs on the row; who it was does not have to.
    erase: (tx, subject) =>
      tx
        .update(checkout)
        .set({user_id: null, email: null, client_secret_enc: null, ip_hash: null})
        .where(eq(checkout.user_id, subject.id)),
  },
];
