import {inArray} from "drizzle-orm";
import type {PersonalTable} from "../../core/personal-data/personal-table.ts";
import {orderIdsOf} from "../orders/personal-data.ts";
import {rma} from "./tables.ts";

const {id, order_id, kind, status, reason, comment, stated_name, stated_email, requested_at} = rma;

/** Stands before the orders, by which its rows are found. */
export const RETURN_DATA: readonly PersonalTable[] = [
  {
    table: rma,
    export: {
      file: "orders.json",
      read: (db, whose) =>
        db
          .select({
            return: id,
            order_id,
            kind,
            status,
            reason,
            comment,
            stated_name,
            stated_email,
            requested_at,
          })
          .from(rma)
          .where(inArray(order_id, orderIdsOf(db, whose))),
    },
    erase: (tx, whose) =>
      tx
        .update(rma)
        .set({comment: null, stated_name: null, stated_email: null})
        .where(inArray(order_id, orderIdsOf(tx, whose))),
  },
];
