import type {OrderLineRow, OrderRow} from "../orders/order-repository.ts";
import {isOver, type RmaLine, type RmaRow} from "./return-repository.ts";
import {hasWithdrawal, returnEnds, withdrawalEnds} from "./return-window.ts";

export interface ReturnState {
  readonly order: OrderRow;
  readonly lines: readonly Pick<OrderLineRow, "line_no" | "qty">[];
  readonly returns: readonly RmaRow[];
  readonly return_lines: readonly RmaLine[];
}

/** How many of each line are neither back nor on their way. */
export function unitsLeft({lines, returns, return_lines}: Omit<ReturnState, "order">) {
  const open = new Set(returns.filter((row) => !isOver(row)).map(({id}) => id));
  const returnedQty = (line_no: number) =>
    return_lines
      .filter((line) => line.line_no === line_no && open.has(line.rma_id))
      .reduce((all, {qty}) => all + qty, 0);
  return new Map(lines.map(({line_no, qty}) => [line_no, qty - returnedQty(line_no)]));
}

/** What the page may offer: the same rules by which a request is judged. */
export function returnRights(state: ReturnState, now: Date) {
  const {order} = state;
  const isSomethingLeft = [...unitsLeft(state).values()].some((left) => left > 0);
  const isOpen = isSomethingLeft && isReturnable(order);
  const ends = returnEnds(order);
  const lawEnds = withdrawalEnds(order);
  return {
    window: ends && {delivered_at: order.delivered_at?.toISOString() ?? null, ends_at: ends.toISOString()},
    can: {
      return: isOpen && ends !== null && ends > now,
      withdraw: isOpen && hasWithdrawal(order) && (lawEnds === null || lawEnds > now),
    },
  };
}

const NOTHING_TO_REFUND: ReadonlySet<string> = new Set([
  "refunded",
  "pending",
  "failed",
  "lost",
  "cancelled",
]);

/** Money came, and not all of it has gone back. */
export function isReturnable({fulfilment_status, payment_status}: OrderRow): boolean {
  return fulfilment_status !== "cancelled" && !NOTHING_TO_REFUND.has(payment_status);
}
