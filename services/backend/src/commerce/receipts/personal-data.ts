import {inArray} from "drizzle-orm";
import type {PersonalTable} from "../../core/personal-data/personal-table.ts";
import {orderIdsOf} from "../orders/personal-data.ts";
import {receipt} from "./tables.ts";

const {number, order_id, kind, issued_at, facts, buyer} = receipt;

/** Stands before the orders, by which its rows are found. */
export const RECEIPT_DATA: readonly PersonalTable[] = [
  {
    table: receipt,
    export: {
      file: "orders.json",
      read: (db, subject) =>
        db
          .select({number, order_id, kind, issued_at, facts, buyer})
          .from(receipt)
          .where(inArray(order_id, orderIdsOf(db, subject))),
    },
    // What was sold for how much stays for the books, as in the order itself; who bought it does not.
    erase: (tx, subject) =>
      tx
        .update(receipt)
        .set({buyer: null})
        .where(inArray(order_id, orderIdsOf(tx, subject))),
  },
];
