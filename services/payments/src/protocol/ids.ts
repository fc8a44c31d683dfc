import {randomBytes} from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** The prefix alone identifies an object's kind. */
const PREFIX = {
  product: "prod_",
  price: "price_",
  customer: "cus_",
  promotion_code: "promo_",
  discount: "di_",
  "checkout.session": "cs_test_",
  item: "li_",
  payment_intent: "pi_",
  charge: "ch_",
  refund: "re_",
  dispute: "dp_",
  review: "prv_",
  "radar.early_fraud_warning": "issfr_",
  payment_method: "pm_",
  setup_intent: "seti_",
  invoice: "in_",
  line_item: "il_",
  invoice_payment: "inpay_",
  subscription: "sub_",
  subscription_item: "si_",
  subscription_schedule: "sub_sched_",
  "billing_portal.session": "bps_",
  "billing_portal.configuration": "bpc_",
  event: "evt_",
  webhook_endpoint: "we_",
  "test_helpers.test_clock": "clock_",
} as const;

export type IdKind = keyof typeof PREFIX;

export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

export function newId(kind: IdKind): string {
  return `${PREFIX[kind]}${randomText(24)}`;
}

// The longest first: `sub_sched_` also begins with `sub_`.
const BY_LENGTH = (Object.keys(PREFIX) as IdKind[]).sort((a, b) => PREFIX[b].length - PREFIX[a].length);

export function kindOf(id: string): IdKind | null {
  return BY_LENGTH.find((kind) => id.startsWith(PREFIX[kind])) ?? null;
}
