import {eq, inArray} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import type {PersonalTable, Subject} from "../../core/personal-data/personal-table.ts";
import {order_event, order_line, orders} from "./tables.ts";

const {user_id} = orders;
const {id, pretty_id, email, phone, region, locale, currency, subtotal, discount, tax, total, refunded} =
  orders;
const {payment_status, fulfilment_status, shipping_address, billing_address, note, placed_at} = orders;
const ORDER_FIELDS = {
  id,
  pretty_id,
  email,
  phone,
  region,
  locale,
  currency,
  subtotal,
  discount,
  tax,
  total,
  refunded,
  payment_status,
  fulfilment_status,
  shipping_address,
  billing_address,
  note,
  placed_at,
};

const idsOf = (db: Db, whose: Subject) => db.select({id}).from(orders).where(eq(user_id, whose.id));
const BOOKS = "what was sold for how much has to be kept for the books; it names nobody";

export const ORDER_DATA: readonly PersonalTable[] = [
  {
    table: orders,
    export: {
      file: "orders.json",
      read: (db, whose) => db.select(ORDER_FIELDS).from(orders).where(eq(user_id, whose.id)),
    },
    erase: (tx, whose) =>
      tx
        .update(orders)
        .set({
          user_id: null,
          email: null,
          email_norm: null,
          phone: null,
          note: null,
          shipping_address: null,
          billing_address: null,
          card_brand: null,
          card_last4: null,
        })
        .where(eq(user_id, whose.id)),
  },
  {
    table: order_line,
    export: {
      file: "orders.json",
      read: (db, whose) =>
        db
          .select()
          .from(order_line)
          .where(inArray(order_line.order_id, idsOf(db, whose))),
    },
    keeps: BOOKS,
  },
  {
    table: order_event,
    export: {
      file: "orders.json",
      read: (db, whose) =>
        db
          .select({order_id: order_event.order_id, at: order_event.at, kind: order_event.kind})
          .from(order_event)
          .where(inArray(order_event.order_id, idsOf(db, whose))),
    },
    keeps: BOOKS,
  },
];
