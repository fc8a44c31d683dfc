import {withCustomerClock} from "../billing/customer-clock.ts";
import {
  confirmIntent,
  createPaymentIntent,
  finishAction,
  type PaymentResult,
} from "../payments/payment-intents.ts";
import {behaviourOf, createPaymentMethod} from "../payments/payment-methods.ts";
import {type Decline, declineOf, type TestCard} from "../payments/test-cards.ts";
import {ApiError, refuse} from "../protocol/errors.ts";
import type {PaymentIntent, Session} from "../protocol/stored.ts";
import {requireObject} from "../state/find.ts";
import type {CheckoutProgress, Shopper} from "../state/records.ts";
import type {Shop} from "../state/shop.ts";
import {completeSession} from "./complete-session.ts";
import {createCustomer} from "./create-customer.ts";
import {appliedTo, reprice} from "./session-lines.ts";

export interface PayInput {
  readonly card: TestCard;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly shopper: Shopper;
}

export type PayResult =
  | {readonly outcome: "complete"; readonly session: Session}
  | {readonly outcome: "declined"; readonly decline: Decline}
  | {readonly outcome: "requires_action"; readonly url: string};

export function paySession(shop: Shop, id: string, input: PayInput): PayResult {
  const session = requireOpen(shop, id);
  return withCustomerClock(shop, session.customer, () => pay(shop, session, input));
}

function pay(shop: Shop, open: Session, input: PayInput): PayResult {
  const {shopper} = input;
  const {id} = open;
  const session = shop.store.put(priceFor(shop, open, shopper));
  const progress = requireObject(shop.store, "local.checkout", id);
  const method = createPaymentMethod(shop, {
    ...input,
    name: shopper.name,
    email: shopper.email,
    phone: shopper.phone,
    address: shopper.billing,
  });
  const customer = progress.customer ?? ensureCustomer(shop, session, shopper);
  const saved = shop.store.put({...progress, customer, payment_method: method.id, shopper});
  if ((session.amount_total ?? 0) === 0) return verifyCard(shop, session, saved);
  const intent = prepareIntent(shop, session, saved);
  shop.store.put({...saved, payment_intent: intent.id});
  const actionUrl = actionUrlOf(shop, session);
  return settle(shop, session, confirmIntent(shop, intent, method.id, {isShopperThere: true, actionUrl}));
}

export function finishSessionAction(shop: Shop, id: string, isAuthenticated: boolean): PayResult {
  const session = requireOpen(shop, id);
  return withCustomerClock(shop, session.customer, () => finish(shop, session, isAuthenticated));
}

function finish(shop: Shop, session: Session, isAuthenticated: boolean): PayResult {
  const {payment_intent} = requireObject(shop.store, "local.checkout", session.id);
  if (payment_intent === null) {
    if (isAuthenticated) return {outcome: "complete", session: completeSession(shop, session, null)};
    return {outcome: "declined", decline: NOT_AUTHENTICATED};
  }
  const intent = requireObject(shop.store, "payment_intent", payment_intent);
  if (intent.status !== "requires_action") refuse("This payment does not wait for the bank.");
  return settle(shop, session, finishAction(shop, intent, isAuthenticated));
}

const NOT_AUTHENTICATED: Decline = {
  code: "setup_intent_authentication_failure",
  decline_code: "authentication_failure",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  isBlocked: false,
};

function settle(shop: Shop, session: Session, paid: PaymentResult): PayResult {
  if (paid.outcome === "declined") return {outcome: "declined", decline: paid.decline};
  if (paid.outcome === "requires_action")
    return {outcome: "requires_action", url: actionUrlOf(shop, session)};
  return {outcome: "complete", session: completeSession(shop, session, paid.intent)};
}

/** A trial or a full discount: the card is only looked at. */
function verifyCard(shop: Shop, session: Session, {payment_method}: CheckoutProgress): PayResult {
  const behaviour = behaviourOf(shop, payment_method ?? "");
  const decline = declineOf(behaviour, true);
  if (decline) return {outcome: "declined", decline};
  if (behaviour === "three_d_secure") return {outcome: "requires_action", url: actionUrlOf(shop, session)};
  return {outcome: "complete", session: completeSession(shop, session, null)};
}

function prepareIntent(shop: Shop, session: Session, progress: CheckoutProgress): PaymentIntent {
  const {session_data: data, shopper, customer} = progress;
  const known = shop.store.get("payment_intent", progress.payment_intent ?? "");
  const shipping = shopper?.shipping ? {...shopper.shipping, phone: shopper.phone} : null;
  const amount = session.amount_total ?? 0;
  // A second try is the same payment, at what it costs by now.
  if (known) return shop.store.put({...known, amount, customer, shipping});
  return createPaymentIntent(shop, {
    amount,
    currency: session.currency ?? "",
    customer,
    metadata: session.mode === "payment" ? data.intent_metadata : {},
    description: data.description,
    descriptorSuffix: data.descriptor_suffix,
    shipping,
    setupFutureUsage: session.mode === "subscription" ? "off_session" : null,
  });
}

function ensureCustomer(shop: Shop, session: Session, shopper: Shopper): string | null {
  if (session.mode !== "subscription" && session.customer_creation !== "always") return null;
  const {email, name, phone, billing, shipping} = shopper;
  const customer = createCustomer(shop, {
    email,
    name,
    phone,
    address: billing,
    shipping: shipping && {...shipping, phone},
  });
  return customer.id;
}

export function priceFor(
  shop: Shop,
  session: Session,
  shopper: Pick<Shopper, "billing" | "shipping">,
): Session {
  const country = shopper.shipping?.address.country ?? shopper.billing.country;
  return reprice(shop, session, country, appliedTo(shop, session));
}

function requireOpen(shop: Shop, id: string): Session {
  const session = requireObject(shop.store, "checkout.session", id);
  if (session.status === "open") return session;
  throw new ApiError(
    "invalid_request_error",
    `This Checkout Session is ${session.status} and can no longer be paid.`,
  );
}

const actionUrlOf = (shop: Shop, session: Session) =>
  session.client_secret
    ? `${shop.url}/c/embed/${session.client_secret}/bank`
    : `${shop.url}/c/pay/${session.id}/bank`;
