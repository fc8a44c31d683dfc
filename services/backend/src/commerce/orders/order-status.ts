import type {Order} from "../../contract/orders.ts";

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

/** Address and phone may change, and all of it may be called off, until somebody packs it. */
export function isEditable({fulfilment_status, payment_status}: Columns): boolean {
  const isOver = ["refunded", "failed", "lost", "cancelled", "disputed"].includes(payment_status);
  return BEFORE_PACKING.has(fulfilment_status) && !isOver;
}

const MONEY_CAME: ReadonlySet<string> = new Set(["paid", "partially_refunded", "review"]);

export function isCancellable(order: Columns): boolean {
  return isEditable(order) && MONEY_CAME.has(order.payment_status);
}
