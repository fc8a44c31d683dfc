import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {createOrderRepository, type OrderRow} from "./order-repository.ts";
import type {PaymentFacts} from "./payment-facts.ts";
import {staff_task} from "./tables.ts";

type Review = Pick<OrderRow, "payment_status" | "review_reason" | "provider_review">;

/** Applies a review at the provider to a paid order. A review that staff have settled does not reopen. */
export function applyReview(order: Review, {review}: PaymentFacts): Review {
  const {payment_status, review_reason, provider_review} = order;
  if (!review) return {payment_status, review_reason, provider_review};
  const isNews = review.id !== provider_review && review.isOpen;
  if (isNews && (payment_status === "paid" || payment_status === "partially_refunded")) {
    return {payment_status: "review", review_reason: "provider_review", provider_review: review.id};
  }
  if (payment_status === "review" && review_reason === "provider_review" && review.isApproved) {
    return {payment_status: "paid", review_reason: null, provider_review: review.id};
  }
  return {payment_status, review_reason, provider_review: review.id};
}

/**
 * Each fraud warning holds what has not been shipped and opens one task for staff: to refund before the bank takes the
 * money back. Once staff have released the order, the same warning does not hold it again.
 */
export async function applyWarnings(
  tx: Db,
  {id: order_id, total}: OrderRow,
  {warnings}: PaymentFacts,
  {refunded, at}: {readonly refunded: number; readonly at: Date},
): Promise<boolean> {
  if (warnings.length === 0 || refunded >= total) return false;
  const tasks = warnings.map((ref) => ({
    id: newId("tsk"),
    kind: "fraud_warning" as const,
    order_id,
    ref,
    opened_at: at,
  }));
  const opened = await tx.insert(staff_task).values(tasks).onConflictDoNothing().returning();
  if (opened.length === 0) return false;
  await createOrderRepository(tx).note({order_id, at, actor: "system", kind: "held"});
  return true;
}
