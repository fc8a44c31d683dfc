import {market} from "@gradus/schemas/markets";
import type {OrderRow} from "../orders/order-repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const RETURN_DAYS = 30;
/** Days after which a parcel without a delivery report counts as arrived. */
export const TRAVEL_DAYS = 10;
/** Of the law: for the statement, and for the money after it. */
export const WITHDRAWAL_DAYS = 14;

type Dates = Pick<OrderRow, "shipped_at" | "delivered_at" | "placed_at" | "fulfilment_status">;

const after = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** When the goods arrived, as far as is known; null while they cannot have. What is not shipped arrives at once. */
function arrivedAt({shipped_at, delivered_at, placed_at, fulfilment_status}: Dates): Date | null {
  if (fulfilment_status === "not_required") return placed_at;
  return delivered_at ?? (shipped_at && after(shipped_at, TRAVEL_DAYS));
}

/** Until when things may be sent back; null before they have come. */
export function returnEnds(order: Dates): Date | null {
  const arrived = arrivedAt(order);
  return arrived && after(arrived, RETURN_DAYS);
}

/** Whether the law of the region gives a right to withdraw. */
export function hasWithdrawal({region}: Pick<OrderRow, "region">): boolean {
  return market(region).law.withdrawal;
}

/** End of the withdrawal period; null for as long as it has not begun. */
export function withdrawalEnds(order: Dates): Date | null {
  const arrived = arrivedAt(order);
  return arrived && after(arrived, WITHDRAWAL_DAYS);
}
