import type {Order, OrderSummary} from "../../contract/orders.ts";
import type {OrderEventRow, OrderLineRow, OrderRow} from "./order-repository.ts";
import {displayedStatus, isCancellable, isEditable} from "./order-status.ts";

export interface OrderParts {
  readonly row: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly events: readonly OrderEventRow[];
}

function headOf(row: OrderRow) {
  return {
    id: row.id,
    pretty_id: row.pretty_id,
    placed_at: row.placed_at.toISOString(),
    status: displayedStatus(row),
    currency: row.currency,
    total: row.total,
    refunded: row.refunded,
  };
}

export function toSummary({row, lines}: Omit<OrderParts, "events">): OrderSummary {
  return {...headOf(row), first_sku: lines[0]?.sku ?? "", line_count: lines.length};
}

/** Listed, not spread: a new column must not leave by accident. */
export function toOrder({row, lines, events}: OrderParts): Order {
  return {
    ...headOf(row),
    region: row.region,
    locale: row.locale,
    payment_status: row.payment_status,
    fulfilment_status: row.fulfilment_status,
    return_status: row.return_status,
    email: row.email,
    phone_number: row.phone,
    note: row.note,
    subtotal: row.subtotal,
    discount: row.discount,
    shipping: row.shipping,
    tax: row.tax,
    promo: row.promo_code === null ? null : {code: row.promo_code},
    card:
      row.card_brand === null || row.card_last4 === null
        ? null
        : {brand: row.card_brand, last4: row.card_last4},
    lines: lines.map(toLine),
    shipping_address: row.shipping_address,
    timeline: events.map(({at, kind}) => ({at: at.toISOString(), kind})),
    can: {edit: isEditable(row), cancel: isCancellable(row)},
    version: row.version,
  };
}

function toLine({sku, name, qty, unit_amount, discount, tax, total, ...row}: OrderLineRow) {
  const {line_no, offer_code: offer, qty_shipped, qty_returned} = row;
  return {line_no, sku, name, offer, qty, unit_amount, discount, tax, total, qty_shipped, qty_returned};
}

/** What somebody may know who only has the number of a session: that it was paid, and how much. */
export function withoutPerson(order: Order): Order {
  return {
    ...order,
    email: null,
    phone_number: null,
    note: null,
    card: null,
    shipping_address: null,
    can: {edit: false, cancel: false},
  };
}
