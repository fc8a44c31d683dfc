import type {CheckoutRow} from "../checkout/checkout-repository.ts";
import type {OrderRow} from "../orders/order-repository.ts";
import type {PaymentFacts} from "../orders/payment-facts.ts";
import type {Difference} from "./difference.ts";

export interface Sides {
  readonly checkout: CheckoutRow;
  readonly order: OrderRow | null;
  readonly facts: PaymentFacts;
}

export function compareSession(sides: Sides): Difference[] {
  const {checkout, order, facts} = sides;
  const isOver = facts.status === "expired" || facts.status === "open";
  if (isOver && !order) return compareCheckout(checkout, facts);
  if (!order) return [difference("paid_without_order", facts, {order: null}, {total: facts.total})];
  return compareOrder(order, facts);
}

const PAYABLE: ReadonlySet<CheckoutRow["status"]> = new Set(["creating", "open"]);

function compareCheckout({status}: CheckoutRow, facts: PaymentFacts): Difference[] {
  const isPayable = PAYABLE.has(status);
  if (isPayable === (facts.status === "open")) return [];
  return [difference("checkout_differs", facts, {status}, {status: facts.status})];
}

function compareOrder(order: OrderRow, facts: PaymentFacts): Difference[] {
  const {total, currency, payment_status, refunded} = order;
  const back = sumRefunds(facts);
  const isDisputed = facts.dispute === "open" || facts.dispute === "lost";
  const found = [
    facts.isPaid || UNPAID.has(payment_status)
      ? null
      : difference("order_without_charge", facts, {payment_status}, {isPaid: facts.isPaid}),
    facts.isPaid && UNPAID.has(payment_status)
      ? difference("paid_without_order", facts, {payment_status}, {isPaid: facts.isPaid})
      : null,
    total === facts.total && currency === facts.currency
      ? null
      : difference(
          "amount_differs",
          facts,
          {total, currency},
          {total: facts.total, currency: facts.currency},
        ),
    refunded === back ? null : difference("refund_differs", facts, {refunded}, {refunded: back}),
    isDisputed === DISPUTED.has(payment_status) || payment_status === "refunded"
      ? null
      : difference("dispute_differs", facts, {payment_status}, {dispute: facts.dispute}),
  ];
  return found.filter((one) => one !== null);
}

const UNPAID: ReadonlySet<OrderRow["payment_status"]> = new Set(["pending", "failed"]);
const DISPUTED: ReadonlySet<OrderRow["payment_status"]> = new Set(["disputed", "lost"]);

const sumRefunds = ({refunds}: PaymentFacts) =>
  refunds.reduce((sum, {amount, isFailed}) => sum + (isFailed ? 0 : amount), 0);

function difference(
  kind: Difference["kind"],
  {session_id}: PaymentFacts,
  ours: Difference["ours"],
  theirs: Difference["theirs"],
): Difference {
  return {kind, ref: session_id, ours, theirs};
}
