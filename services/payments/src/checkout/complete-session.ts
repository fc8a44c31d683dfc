import {createDiscount} from "../billing/create-discount.ts";
import {testClockOf} from "../billing/customer-clock.ts";
import {startSubscription} from "../billing/subscriptions.ts";
import {cancelIntent} from "../payments/payment-intents.ts";
import {attach} from "../payments/payment-methods.ts";
import type {Customer, PaymentIntent, Session} from "../protocol/stored.ts";
import {requireObject} from "../state/find.ts";
import type {CheckoutProgress, Shopper} from "../state/records.ts";
import type {Shop} from "../state/shop.ts";
import {type AppliedDiscount, redeem} from "./discounts.ts";
import {appliedTo, toLines} from "./session-lines.ts";

export function completeSession(shop: Shop, session: Session, intent: PaymentIntent | null): Session {
  const progress = requireObject(shop.store, "local.checkout", session.id);
  const {customer, payment_method, shopper} = progress;
  if (customer && payment_method) attach(shop, payment_method, customer);
  if (session.customer && shopper) updateCustomer(shop, session.customer, shopper, progress);
  const applied = appliedTo(shop, session);
  if (applied) redeem(shop, applied);
  const subscribed =
    session.mode === "subscription" ? subscribe(shop, session, {progress, applied, intent}) : null;
  const complete = shop.store.put({
    ...session,
    subscription: subscribed?.subscription.id ?? null,
    invoice: subscribed?.invoice.id ?? null,
    ...customerFields(shopper),
    customer,
    status: "complete",
    payment_status: intent ? "paid" : "no_payment_required",
    payment_intent: intent && session.mode === "payment" ? intent.id : null,
    consent:
      session.consent && shopper?.has_accepted_terms
        ? {...session.consent, terms_of_service: "accepted"}
        : session.consent,
    url: null,
    client_secret: null,
  });
  shop.tasks.cancel("expire_session", session.id);
  shop.events.emit("checkout.session.completed", complete);
  return complete;
}

interface Purchase {
  readonly progress: CheckoutProgress;
  readonly applied: AppliedDiscount | null;
  readonly intent: PaymentIntent | null;
}

/** The recurring lines become a subscription; what is bought once stands on its first invoice. */
function subscribe(shop: Shop, session: Session, {progress, applied, intent}: Purchase) {
  const {customer, payment_method, session_data: data, shopper} = progress;
  if (customer === null) return null;
  const lines = toLines(shop, session);
  const discount = applied && createDiscount(shop, applied, {checkout_session: session.id, customer});
  return startSubscription(shop, {
    customer,
    currency: session.currency ?? "",
    lines: lines.filter(({price}) => price.recurring !== null),
    once: lines.filter(({price}) => price.recurring === null),
    trialEnd: data.trial_end,
    paymentMethod: payment_method,
    metadata: data.subscription_metadata,
    description: data.description,
    hasTax: session.automatic_tax.enabled,
    cancelAt: null,
    missingPaymentMethod: data.missing_payment_method,
    testClock: testClockOf(shop, customer),
    coupon: applied?.coupon ?? null,
    discount: discount?.id ?? null,
    country: shopper?.shipping?.address.country ?? shopper?.billing.country ?? null,
    paidBy: intent,
  });
}

export function expireSession(shop: Shop, id: string): Session | null {
  const session = shop.store.get("checkout.session", id);
  if (session?.status !== "open") return null;
  const expired = shop.store.put({...session, status: "expired", url: null, client_secret: null});
  shop.tasks.cancel("expire_session", id);
  const intent = shop.store.get("payment_intent", shop.store.get("local.checkout", id)?.payment_intent ?? "");
  // Also an intent that waits for a bank: an answer given from now on comes too late.
  if (intent && intent.status !== "succeeded") cancelIntent(shop, intent, "expired");
  shop.events.emit("checkout.session.expired", expired);
  return expired;
}

function customerFields(
  shopper: Shopper | null,
): Pick<Session, "customer_details" | "collected_information"> {
  const shipping = shopper?.shipping ?? null;
  return {
    customer_details: {
      address: shopper?.billing ?? null,
      business_name: null,
      email: shopper?.email ?? null,
      individual_name: null,
      name: shopper?.name ?? null,
      phone: shopper?.phone ?? null,
      tax_exempt: "none",
      tax_ids: [],
    },
    collected_information: {business_name: null, individual_name: null, shipping_details: shipping},
  };
}

function updateCustomer(shop: Shop, id: string, shopper: Shopper, {session_data}: CheckoutProgress): void {
  const before = shop.store.get("customer", id);
  const fields = session_data.customer_update;
  if (!before || fields.length === 0) return;
  const {name, billing, shipping, phone} = shopper;
  const after: Customer = {
    ...before,
    ...(fields.includes("name") && {name}),
    ...(fields.includes("address") && {address: billing}),
    ...(fields.includes("shipping") && shipping && {shipping: {...shipping, phone}}),
  };
  shop.store.put(after);
  shop.events.emit("customer.updated", after, before);
}
