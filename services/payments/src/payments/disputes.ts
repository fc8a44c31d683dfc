import {newId} from "../protocol/ids.ts";
import type {Dispute} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";

const NO_EVIDENCE: Dispute["evidence"] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
  enhanced_evidence: {},
};

const DUE_AFTER_S = 7 * 86_400;

export function openDispute(shop: Shop, chargeId: string): void {
  const charge = shop.store.get("charge", chargeId);
  if (!charge || charge.disputed) return;
  const now = shop.clock.now();
  const dispute = shop.store.put({
    id: newId("dispute"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: now + DUE_AFTER_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: true,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  });
  shop.store.put({...charge, disputed: true});
  shop.events.emit("charge.dispute.created", dispute);
}

export function closeDispute(shop: Shop, dispute: Dispute, status: "won" | "lost"): Dispute {
  const closed = shop.store.put({...dispute, status, is_charge_refundable: status === "won"});
  shop.events.emit("charge.dispute.closed", closed, dispute);
  return closed;
}
