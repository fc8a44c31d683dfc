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
      read: (db, subject) =>
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
          .where(inArray(order_id, orderIdsOf(db, subject))),
    },
    erase: (tx, subject) =>
      tx
        .update(rma)
        .set({comment: null, stated_name: null, stated_email: null})
        .where(inArray(order_id, orderIdsOf(tx, subject))),
  },
  {
    table: statement,
    export: {
      file: "orders.json",
      read: (db, subject) => db.select().from(statement).where(isBy(subject)),
    },
    // That something was declared, and when, stays; who it was does not.
    erase: (tx, subject) =>
      tx
        .update(statement)
        .set({name: null, email: null, email_norm: null, contract: "", details: null})
        .where(isBy(subject)),
  },
];
