import {createHash} from "node:crypto";
import {newId} from "../protocol/ids.ts";
import type {Address, PaymentMethod} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";
import {type Behaviour, findTestCard, TEST_CARDS, type TestCard} from "./test-cards.ts";

export interface CardInput {
  readonly card: TestCard;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: Address | null;
}

/** Stores brand, last four digits and expiry, and how the card behaves. The number is not stored. */
export function createPaymentMethod(shop: Shop, input: CardInput): PaymentMethod {
  const {card, exp_month, exp_year, name, email, phone, address} = input;
  const method = shop.store.put({
    id: newId("payment_method"),
    object: "payment_method",
    billing_details: {address, email, name, phone, tax_id: null},
    card: {
      brand: card.brand,
      checks: {address_line1_check: null, address_postal_code_check: null, cvc_check: "pass"},
      country: card.country ?? "US",
      display_brand: card.brand,
      exp_month,
      exp_year,
      fingerprint: fingerprint(card),
      funding: "credit",
      generated_from: null,
      last4: card.number.slice(-4),
      networks: {available: [card.brand], preferred: null},
      regulated_status: "unregulated",
      three_d_secure_usage: {supported: true},
      wallet: null,
    },
    created: shop.clock.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  });
  shop.store.put({id: method.id, object: "local.card", behaviour: card.behaviour});
  return method;
}

export function attach(shop: Shop, id: string, customer: string): PaymentMethod | null {
  const method = shop.store.get("payment_method", id);
  if (!method || method.customer === customer) return method;
  const attached = shop.store.put({...method, customer});
  shop.events.emit("payment_method.attached", attached, method);
  return attached;
}

export function behaviourOf(shop: Shop, paymentMethod: string): Behaviour {
  const cardBehaviour = shop.store.get("local.card", paymentMethod)?.behaviour;
  const known = TEST_CARDS.find(({behaviour}) => behaviour === cardBehaviour);
  return known?.behaviour ?? "generic_decline";
}

/** `pm_card_visa` and its like, which the SDK's users name instead of a number. */
const SHORTHAND: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_amex: "378282246310005",
  pm_card_chargeCustomerFail: "4000000000000341",
};

export function fromShorthand(shop: Shop, id: string): PaymentMethod | null {
  const card = findTestCard(SHORTHAND[id] ?? "");
  if (!card) return null;
  const exp_year = new Date(shop.clock.ms()).getUTCFullYear() + 4;
  return createPaymentMethod(shop, {
    card,
    exp_month: 12,
    exp_year,
    name: null,
    email: null,
    phone: null,
    address: null,
  });
}

// Computed only from what is stored anyway, not from the full number.
const fingerprint = ({brand, number}: TestCard) =>
  createHash("sha256")
    .update(`${brand} ${number.slice(-4)}`)
    .digest("hex")
    .slice(0, 16);
