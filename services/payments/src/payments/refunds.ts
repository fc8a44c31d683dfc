import {refuse} from "../protocol/errors.ts";
import {newId} from "../protocol/ids.ts";
import type {Charge, Refund} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";
import {behaviourOf} from "./payment-methods.ts";

const FAILS_AFTER_S = 5;

export interface RefundInput {
  /** Null: all that is left. */
  readonly amount: number | null;
  readonly reason: Refund["reason"];
  readonly metadata: Readonly<Record<string, string>>;
}

export function refundCharge(shop: Shop, charge: Charge, {amount, reason, metadata}: RefundInput): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    refuse(`Charge ${charge.id} has already been refunded.`, "charge", "charge_already_refunded");
  const refundAmount = amount ?? left;
  if (refundAmount > left) {
    refuse(
      `Refund amount (${refundAmount}) is greater than unrefunded amount on charge (${left})`,
      "amount",
      "amount_too_large",
    );
  }
  const refund = shop.store.put({
    id: newId("refund"),
    object: "refund",
    amount: refundAmount,
    balance_transaction: null,
    charge: charge.id,
    created: shop.clock.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: "card",
      card: {type: "refund", reference_status: "pending", reference_type: "acquirer_reference_number"},
    },
    metadata: {...metadata},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  });
  shop.events.emit("refund.created", refund);
  shop.events.emit("charge.refunded", recount(shop, charge), charge);
  if (behaviourOf(shop, charge.payment_method ?? "") === "refund_fails") {
    shop.tasks.add("fail_refund", refund.id, shop.clock.now() + FAILS_AFTER_S);
  }
  return refund;
}

/** The bank sends the money back to the shop: what was refunded is not. */
export function failRefund(shop: Shop, id: string): void {
  const refund = shop.store.get("refund", id);
  if (refund?.status !== "succeeded") return;
  const failed = shop.store.put({...refund, status: "failed", failure_reason: "expired_or_canceled_card"});
  const charge = shop.store.get("charge", refund.charge ?? "");
  if (charge) recount(shop, charge);
  shop.events.emit("refund.updated", failed, refund);
  shop.events.emit("refund.failed", failed);
}

/** The charge with the refunds that count, which are all but the failed and canceled ones. */
function recount(shop: Shop, charge: Charge): Charge {
  const refunds = shop.store.list("refund").filter((one) => one.charge === charge.id);
  const amount = refunds
    .filter(({status}) => status !== "failed" && status !== "canceled")
    .reduce((sum, one) => sum + one.amount, 0);
  return shop.store.put({
    ...charge,
    amount_refunded: amount,
    refunded: amount === charge.amount_captured,
    refunds: {object: "list", data: refunds, has_more: false, url: `/v1/charges/${charge.id}/refunds`},
  });
}
