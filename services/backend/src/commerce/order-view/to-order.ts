import type {Order, OrderSummary} from "../../contract/orders.ts";
import type {OrderEventRow, OrderLineRow, OrderRow} from "../orders/order-repository.ts";
import {displayedStatus, isCancellable, isEditable} from "../orders/order-status.ts";
import type {RefundRow} from "../orders/refund-repository.ts";
import type {ShipmentRow} from "../orders/shipment-repository.ts";
import {trackingPage} from "../orders/tracking-page.ts";
import {type ReceiptRow, toDocument} from "../receipts/receipt-repository.ts";
import type {returnRights} from "../returns/return-rights.ts";

export interface OrderParts {
  readonly row: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly events: readonly OrderEventRow[];
  readonly shipments: readonly ShipmentRow[];
  readonly refunds: readonly RefundRow[];
  readonly documents: readonly ReceiptRow[];
  readonly returns: Order["returns"];
  readonly rights: ReturnType<typeof returnRights>;
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

export function toSummary({row, lines}: Pick<OrderParts, "row" | "lines">): OrderSummary {
  return {...headOf(row), first_sku: lines[0]?.sku ?? "", line_count: lines.length};
}

/** Listed, not spread: a new column must not leave by accident. */
export function toOrder({row, lines, events, ...more}: OrderParts): Order {
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
    shipments: more.shipments.map(toShipment),
    returns: more.returns,
    refunds: more.refunds.flatMap(toRefund),
    documents: more.documents.map(toDocument),
    return_window: more.rights.window,
    can: {edit: isEditable(row), cancel: isCancellable(row), ...more.rights.can},
    version: row.version,
  };
}

function toLine({sku, name, clip, qty, unit_amount, discount, tax, total, ...row}: OrderLineRow) {
  const {line_no, offer_code: offer, qty_shipped, qty_returned} = row;
  const counted = {qty, unit_amount, discount, tax, total, qty_shipped, qty_returned};
  return {line_no, sku, name, offer, clip, ...counted};
}

/**
 * The order for a caller who only has the link: it cannot be edited, because only its owner may change where it goes.
 */
export function asReadOnly(order: Order): Order {
  return {...order, can: {...order.can, edit: false}};
}

function toShipment({id, carrier, tracking, lines, shipped_at, delivered_at}: ShipmentRow) {
  return {
    id,
    carrier,
    tracking,
    tracking_url: trackingPage(carrier, tracking),
    lines: [...lines],
    shipped_at: shipped_at.toISOString(),
    delivered_at: delivered_at?.toISOString() ?? null,
  };
}

/** What waits for a second person of ours, or was called off, is no promise. */
function toRefund({id, amount, status, rma_id, at, ...row}: RefundRow): Order["refunds"] {
  if (status === "cancelled" || (row.needs_approval && row.approved_by === null)) return [];
  const shown = status === "requested" ? "pending" : status;
  return [{id, amount, status: shown, return: rma_id, at: at.toISOString()}];
}

/** The order for a caller who only has a checkout session id: that it was paid, and how much. */
export function withoutPersonalData(order: Order): Order {
  return {
    ...order,
    email: null,
    phone_number: null,
    note: null,
    card: null,
    shipping_address: null,
    shipments: [],
    returns: [],
    documents: [],
    can: {edit: false, cancel: false, return: false, withdraw: false},
  };
}
