import type Stripe from "stripe";
import type {Address} from "../../contract/orders.ts";
import {callProvider} from "../payments/payment-client.ts";

export interface PaymentFacts {
  readonly session_id: string;
  readonly status: "open" | "complete" | "expired";
  /** The money is there, or none was due. False while it is on its way, as with debits. */
  readonly isPaid: boolean;
  /** It will not come any more. */
  readonly hasFailed: boolean;
  readonly currency: string;
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  /** False before an address is known, and where the session does not request automatic tax. */
  readonly isTaxKnown: boolean;
  readonly shipping: number;
  readonly total: number;
  readonly email: string | null;
  readonly phone: string | null;
  readonly shipping_address: Address | null;
  readonly billing_address: Address | null;
  readonly lines: readonly PaidLine[];
  readonly payment_intent: string | null;
  readonly charge: string | null;
  readonly card: {readonly brand: string; readonly last4: string; readonly country: string | null} | null;
  /** In the provider's words. */
  readonly risk_level: string | null;
  /** The newest of a person at the provider. */
  readonly review: {readonly id: string; readonly isOpen: boolean; readonly isApproved: boolean} | null;
  /** Of the bank that gave out the card, whose holder knows nothing of this. */
  readonly warnings: readonly string[];
  readonly invoice: string | null;
  readonly subscription: string | null;
  readonly refunds: readonly {readonly id: string; readonly amount: number; readonly isFailed: boolean}[];
  readonly dispute: "none" | "open" | "won" | "lost";
}

export interface PaidLine {
  readonly price: string;
  readonly quantity: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
  readonly taxes: readonly PaidTax[];
}

export interface PaidTax {
  readonly percent: number | null;
  readonly country: string | null;
  readonly state: string | null;
  readonly amount: number;
}

type Session = Stripe.Checkout.Session;

/** Read from the provider; the content of an event is never used: it may be outdated. */
export function readPayment(stripe: Stripe, session_id: string): Promise<PaymentFacts> {
  return callProvider(async () => {
    const session = await stripe.checkout.sessions.retrieve(session_id, {expand: ["invoice.payments"]});
    const intent = await readIntent(stripe, session);
    const {data: items} = await stripe.checkout.sessions.listLineItems(session_id, {
      limit: 100,
      expand: ["data.taxes"],
    });
    const charge = objectOf(intent?.latest_charge ?? null);
    return {
      ...amountsOf(session),
      ...peopleOf(session),
      session_id,
      status: statusOf(session),
      isPaid: session.payment_status !== "unpaid",
      hasFailed: session.payment_status === "unpaid" && hasFailed(intent),
      lines: items.map(toLine),
      payment_intent: intent?.id ?? null,
      charge: charge?.id ?? null,
      card: cardOf(charge),
      risk_level: charge?.outcome?.risk_level ?? null,
      review: reviewOf(objectOf(intent?.review ?? null)),
      warnings: intent ? await listWarnings(stripe, intent.id) : [],
      invoice: idOf(session.invoice),
      subscription: idOf(session.subscription),
      refunds: intent ? await listRefunds(stripe, intent.id) : [],
      dispute: charge?.disputed ? await readDispute(stripe, charge.id) : "none",
    };
  });
}

function statusOf({status}: Session): PaymentFacts["status"] {
  if (status === "complete") return "complete";
  return status === "expired" ? "expired" : "open";
}

/** A session with a membership has no payment of its own: it is found through the first invoice. */
async function readIntent(stripe: Stripe, session: Session): Promise<Stripe.PaymentIntent | null> {
  const payments = objectOf(session.invoice)?.payments?.data ?? [];
  const id = idOf(session.payment_intent) ?? idOf(payments[0]?.payment.payment_intent ?? null);
  return id === null ? null : stripe.paymentIntents.retrieve(id, {expand: ["latest_charge", "review"]});
}

function hasFailed(intent: Stripe.PaymentIntent | null) {
  return intent?.status === "canceled" || intent?.status === "requires_payment_method";
}

function amountsOf(session: Session) {
  const {amount_subtotal, amount_total, automatic_tax, currency, total_details} = session;
  return {
    currency: (currency ?? "").toUpperCase(),
    subtotal: amount_subtotal ?? 0,
    discount: total_details?.amount_discount ?? 0,
    tax: total_details?.amount_tax ?? 0,
    isTaxKnown: automatic_tax.status === "complete",
    shipping: total_details?.amount_shipping ?? 0,
    total: amount_total ?? 0,
  };
}

function peopleOf({customer_details, collected_information}: Session) {
  const shipping = collected_information?.shipping_details ?? null;
  return {
    email: customer_details?.email ?? null,
    phone: customer_details?.phone ?? null,
    shipping_address: shipping && toAddress(shipping.name, shipping.address),
    billing_address: toAddress(customer_details?.name ?? null, customer_details?.address ?? null),
  };
}

function toAddress(name: string | null, address: Stripe.Address | null): Address | null {
  if (!address?.country) return null;
  return {
    name: name ?? "",
    line1: address.line1 ?? "",
    line2: address.line2,
    postal_code: address.postal_code,
    city: address.city,
    state: address.state,
    country: address.country,
  };
}

function toLine(item: Stripe.LineItem): PaidLine {
  return {
    price: item.price?.id ?? "",
    quantity: item.quantity ?? 0,
    discount: item.amount_discount,
    tax: item.amount_tax,
    total: item.amount_total,
    taxes: (item.taxes ?? []).map(toTax),
  };
}

function toTax({amount, rate}: NonNullable<Stripe.LineItem["taxes"]>[number]): PaidTax {
  const {effective_percentage, percentage, country, state} = rate;
  return {percent: effective_percentage ?? percentage, country, state, amount};
}

function cardOf(charge: Stripe.Charge | null) {
  const card = charge?.payment_method_details?.card;
  return card?.brand && card.last4 ? {brand: card.brand, last4: card.last4, country: card.country} : null;
}

function reviewOf(review: Stripe.Review | null): PaymentFacts["review"] {
  return review && {id: review.id, isOpen: review.open, isApproved: review.closed_reason === "approved"};
}

async function listWarnings(stripe: Stripe, payment_intent: string): Promise<string[]> {
  const {data} = await stripe.radar.earlyFraudWarnings.list({payment_intent, limit: 10});
  return data.map(({id}) => id);
}

async function listRefunds(stripe: Stripe, payment_intent: string) {
  const {data} = await stripe.refunds.list({payment_intent, limit: 100});
  return data.map(({id, amount, status}) => ({
    id,
    amount,
    isFailed: status === "failed" || status === "canceled",
  }));
}

/** A closed inquiry and a prevented dispute take no money either. */
const OVER_FOR_US: ReadonlySet<string> = new Set(["won", "warning_closed", "prevented"]);

async function readDispute(stripe: Stripe, charge: string): Promise<PaymentFacts["dispute"]> {
  const {data} = await stripe.disputes.list({charge, limit: 1});
  const status = data[0]?.status ?? "";
  if (OVER_FOR_US.has(status)) return "won";
  return status === "lost" ? "lost" : "open";
}

function idOf(thing: string | {id: string} | null | undefined): string | null {
  return typeof thing === "string" ? thing : (thing?.id ?? null);
}

function objectOf<T extends object>(thing: string | T | null): T | null {
  return typeof thing === "string" ? null : thing;
}
