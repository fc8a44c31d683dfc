import {and, eq, inArray, isNull, or} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import type {PersonalTable, Subject} from "../../core/personal-data/personal-table.ts";
import {order_event, order_line, orders, refund, shipment, staff_note, staff_task} from "./tables.ts";

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

/** Their account's, and what they bought as a guest under an address that is proven to be theirs. */
const isOf = ({id: owner, addresses}: Subject) =>
  or(eq(user_id, owner), and(isNull(user_id), inArray(orders.email_norm, [...addresses])));
export const orderIdsOf = (db: Db, subject: Subject) => db.select({id}).from(orders).where(isOf(subject));
const BOOKS = "what was sold for how much has to be kept for the books; it names nobody";

export const ORDER_DATA: readonly PersonalTable[] = [
  // Tables found through their order come before it: once the order is erased, their owner is unknown.
  {
    table: shipment,
    export: {
      file: "orders.json",
      read: (db, subject) =>
        db
          .select()
          .from(shipment)
          .where(inArray(shipment.order_id, orderIdsOf(db, subject))),
    },
    erase: (tx, subject) =>
      tx
        .update(shipment)
        .set({tracking: null})
        .where(inArray(shipment.order_id, orderIdsOf(tx, subject))),
  },
  {
    table: staff_note,
    export: {
      file: "orders.json",
      read: (db, subject) =>
        db
          .select({order_id: staff_note.order_id, at: staff_note.at, text: staff_note.text})
          .from(staff_note)
          .where(inArray(staff_note.order_id, orderIdsOf(db, subject))),
    },
    erase: (tx, subject) =>
      tx.delete(staff_note).where(inArray(staff_note.order_id, orderIdsOf(tx, subject))),
  },
  {
    table: staff_task,
    export: {none: "it says that an order has to be looked at, and nothing of whoever bought it"},
    keeps: "which of the staff closed it; by then the id names nobody",
  },
  {
    table: orders,
    export: {
      file: "orders.json",
      read: (db, subject) => db.select(ORDER_FIELDS).from(orders).where(isOf(subject)),
    },
    erase: (tx, subject) =>
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
        .where(isOf(subject)),
  },
  {
    table: order_line,
    export: {
      file: "orders.json",
      read: (db, subject) =>
        db
          .select()
          .from(order_line)
          .where(inArray(order_line.order_id, orderIdsOf(db, subject))),
    },
    keeps: BOOKS,
  },
  {
    table: order_event,
    export: {
      file: "orders.json",
      read: (db, subject) =>
        db
          .select({order_id: order_event.order_id, at: order_event.at, kind: order_event.kind})
          .from(order_event)
          .where(inArray(order_event.order_id, orderIdsOf(db, subject))),
    },
    keeps: BOOKS,
  },
  {
    table: refund,
    export: {
      file: "orders.json",
      read: (db, subject) =>
        db
          .select({order_id: refund.order_id, amount: refund.amount, status: refund.status, at: refund.at})
          .from(refund)
          .where(inArray(refund.order_id, orderIdsOf(db, subject))),
    },
    keeps: "which of the staff gave money back has to be kept for the books; by then the id names nobody",
  },
];
