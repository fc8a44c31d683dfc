import type {Order} from "../../contract/orders.ts";
import {AppError} from "../../core/errors.ts";

type Columns = Pick<Order, "payment_status" | "fulfilment_status" | "return_status">;

const FIRST_MATCH: readonly (readonly [Order["status"], (order: Columns) => boolean])[] = [
  ["cancelled", (order) => order.fulfilment_status === "cancelled" || order.payment_status === "cancelled"],
  ["refunded", (order) => order.payment_status === "refunded"],
  ["in_review", (order) => order.payment_status === "review" || order.payment_status === "disputed"],
  [
    "return_in_progress",
    (order) => order.return_status === "requested" || order.return_status === "in_progress",
  ],
  ["delivered", (order) => order.fulfilment_status === "delivered"],
  [
    "shipped",
    (order) => order.fulfilment_status === "shipped" || order.fulfilment_status === "partially_shipped",
  ],
  ["preparing", (order) => order.fulfilment_status === "processing"],
  ["payment_failed", (order) => order.payment_status === "failed" || order.payment_status === "lost"],
  ["processing_payment", (order) => order.payment_status === "pending"],
];

/** The one word people see, of three columns that change on their own. */
export function displayedStatus(order: Columns): Order["status"] {
  return FIRST_MATCH.find(([, isMatch]) => isMatch(order))?.[0] ?? "paid";
}

const BEFORE_PACKING: ReadonlySet<string> = new Set(["unfulfilled", "not_required"]);

/** Address and phone may change, and the whole order may be cancelled, until it is packed. */
export function isEditable({fulfilment_status, payment_status}: Columns): boolean {
  const isOver = ["refunded", "failed", "lost", "cancelled", "disputed"].includes(payment_status);
  return BEFORE_PACKING.has(fulfilment_status) && !isOver;
}

const PAYMENT_RECEIVED: ReadonlySet<string> = new Set(["paid", "partially_refunded", "review"]);

/**
 * Products billed by the month count as used from the day they are paid and are ended by their own rules, so an order
 * of them is cancellable only while it is under review.
 */
export function isCancellable(order: Columns): boolean {
  const isStarted = order.fulfilment_status === "not_required" && order.payment_status !== "review";
  return isEditable(order) && !isStarted && PAYMENT_RECEIVED.has(order.payment_status);
}

const PAYMENT_SECURED: ReadonlySet<string> = new Set(["paid", "partially_refunded"]);
export const NOT_FULLY_SHIPPED: ReadonlySet<string> = new Set([
  "unfulfilled",
  "processing",
  "partially_shipped",
]);
const ON_ITS_WAY: ReadonlySet<string> = new Set(["shipped", "partially_shipped"]);

/** Nothing is shipped while payment is missing or in doubt, or while the order is on hold. */
export function isShippable({payment_status, fulfilment_status, hold}: Columns & {readonly hold: boolean}) {
  return PAYMENT_SECURED.has(payment_status) && !hold && NOT_FULLY_SHIPPED.has(fulfilment_status);
}

export const isUnderWay = ({fulfilment_status}: Columns) => ON_ITS_WAY.has(fulfilment_status);

export function requireShippable(order: Columns & {readonly hold: boolean}) {
  if (isShippable(order)) return;
  throw notShippable(order.hold ? "on_hold" : displayedStatus(order));
}

export function notShippable(status: string) {
  return new AppError("not_editable", "Nothing of it may leave", {params: {status}});
}

export function requireUnderWay(order: Columns) {
  if (isUnderWay(order)) return;
  throw new AppError("not_editable", "Nothing of it is on its way", {
    params: {status: displayedStatus(order)},
  });
}
