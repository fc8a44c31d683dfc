export const DIFFERENCES = [
  /** The money is at the provider, and no record here shows what was bought with it. */
  "paid_without_order",
  /** Paid here, and not there. */
  "order_without_charge",
  "amount_differs",
  "refund_differs",
  "dispute_differs",
  /** Over here, and could still be paid there; or the other way round. */
  "checkout_differs",
  /** Paid through a session that is not ours. */
  "orphan_session",
  /** Called off, and not all of the money is on its way back. */
  "cancelled_unpaid_back",
  /** The reserved units of a product differ from the sum of the reservations of checkouts. */
  "stock_differs",
  /** A membership lives on one side only, or is another one there. */
  "membership_differs",
  /** The provider would take another sum than we show. */
  "price_differs",
] as const;

export type Facts = Readonly<Record<string, string | number | boolean | null>>;

export interface Difference {
  readonly kind: (typeof DIFFERENCES)[number];
  readonly ref: string;
  readonly ours: Facts;
  readonly theirs: Facts;
}
