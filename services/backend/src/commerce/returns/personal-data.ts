import {inArray} from "drizzle-orm";
import type {PersonalTable, Subject} from "../../core/personal-data/personal-table.ts";
import {orderIdsOf} from "../orders/personal-data.ts";
import {rma, statement} from "./tables.ts";

const {id, order_id, kind, status, reason, comment, stated_name, stated_email, requested_at} = rma;

const isBy = ({addresses}: Subject) => inArray(statement.email_norm, [...addresses]);

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
  {
    table: statement,
    export: {
      file: "orders.json",
      read: (db, whose) => db.select().from(statement).where(isBy(whose)),
    },
    // That something was declared, and when, stays; who it was does not.
    erase: (tx, whose) =>
      tx
        .update(statement)
        .set({name: null, email: null, email_norm: null, contract: "", details: null})
        .where(isBy(whose)),
  },
];
