import {newId} from "../protocol/ids.ts";
import type {Charge, PaymentIntent, PaymentMethod} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";
import {behaviourOf} from "./payment-methods.ts";
import {openReview} from "./reviews.ts";
import type {Behaviour, Decline} from "./test-cards.ts";

interface ChargeInput {
  readonly intent: PaymentIntent;
  readonly paymentMethod: string;
  /** Null when the money moved, as far as anything moves here. */
  readonly decline: Decline | null;
}

const DISPUTE_AFTER_S = 60;
const WARNING_AFTER_S = 60;

export function createCharge(shop: Shop, input: ChargeInput): Charge {
  const {intent, paymentMethod, decline} = input;
  const behaviour = behaviourOf(shop, paymentMethod);
  const id = newId("charge");
  const review = behaviour === "review" && !decline ? openReview(shop, id, intent.id) : null;
  const charge = shop.store.put({
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    ...billing(shop.store.get("payment_method", paymentMethod)),
    calculated_statement_descriptor: ["LOCAL TEST", intent.statement_descriptor_suffix]
      .filter(Boolean)
      .join("* "),
    captured: !decline,
    created: shop.clock.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcome(behaviour, decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: paymentMethod,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    refunds: {object: "list", data: [], has_more: false, url: `/v1/charges/${id}/refunds`},
    review: review?.id ?? null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  });
  shop.events.emit(decline ? "charge.failed" : "charge.succeeded", charge);
  if (review) shop.events.emit("review.opened", review);
  if (behaviour === "fraud_warning" && !decline) {
    shop.tasks.add("warn_of_fraud", charge.id, shop.clock.now() + WARNING_AFTER_S);
  }
  if (behaviour === "dispute" && !decline) {
    shop.tasks.add("open_dispute", charge.id, shop.clock.now() + DISPUTE_AFTER_S);
  }
  return charge;
}

function billing(method: PaymentMethod | null): Pick<Charge, "billing_details" | "payment_method_details"> {
  const card = method?.card;
  return {
    billing_details: method?.billing_details ?? {
      address: null,
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    payment_method_details: card
      ? {
          type: "card",
          card: {
            amount_authorized: null,
            authorization_code: null,
            brand: card.brand,
            checks: card.checks,
            country: card.country,
            electronic_commerce_indicator: null,
            exp_month: card.exp_month,
            exp_year: card.exp_year,
            funding: card.funding,
            installments: null,
            last4: card.last4,
            mandate: null,
            network: card.brand,
            network_transaction_id: null,
            regulated_status: card.regulated_status,
            three_d_secure: null,
            transaction_link_id: null,
            wallet: null,
          },
        }
      : null,
  };
}

const RISKS: Partial<Record<Behaviour, {readonly risk_level: string; readonly risk_score: number}>> = {
  review: {risk_level: "elevated", risk_score: 68},
  highest_risk: {risk_level: "highest", risk_score: 92},
};

function outcome(behaviour: Behaviour, decline: Decline | null): Charge["outcome"] {
  const none = {advice_code: null, network_advice_code: null, network_decline_code: null};
  if (decline?.isBlocked) {
    return {
      ...none,
      network_status: "not_sent_to_network",
      reason: "highest_risk_level",
      risk_level: "highest",
      risk_score: 92,
      seller_message: "The test provider blocked this charge as too risky.",
      type: "blocked",
    };
  }
  const isRisky = behaviour === "review";
  const risk = RISKS[behaviour] ?? {risk_level: "normal", risk_score: 21};
  return {
    ...none,
    ...risk,
    network_decline_code: decline?.decline_code ?? null,
    network_status: decline ? "declined_by_network" : "approved_by_network",
    reason: decline?.decline_code ?? (isRisky ? "elevated_risk_level" : null),
    seller_message: decline ? "The bank did not return any further details." : "Payment complete.",
    type: decline ? "issuer_declined" : isRisky ? "manual_review" : "authorized",
  };
}
