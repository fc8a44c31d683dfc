import {newId, randomText} from "../protocol/ids.ts";
import type {Charge, PaymentIntent, Shipping} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";
import {createCharge} from "./charges.ts";
import {behaviourOf} from "./payment-methods.ts";
import {type Decline, declineOf} from "./test-cards.ts";

export interface IntentInput {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly description: string | null;
  readonly descriptorSuffix: string | null;
  readonly shipping: Shipping | null;
  readonly setupFutureUsage: "off_session" | null;
}

export function createPaymentIntent(shop: Shop, input: IntentInput): PaymentIntent {
  const id = newId("payment_intent");
  const intent = shop.store.put({
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${randomText(24)}`,
    confirmation_method: "automatic",
    created: shop.clock.now(),
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {...input.metadata},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: input.setupFutureUsage,
    shipping: input.shipping,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: input.descriptorSuffix,
    status: "requires_payment_method",
    transfer_group: null,
  });
  shop.events.emit("payment_intent.created", intent);
  return intent;
}

export type PaymentResult =
  | {readonly outcome: "succeeded"; readonly intent: PaymentIntent; readonly charge: Charge}
  | {readonly outcome: "declined"; readonly intent: PaymentIntent; readonly decline: Decline}
  | {readonly outcome: "requires_action"; readonly intent: PaymentIntent};

export interface ConfirmOptions {
  /** Whether the customer is on a page: only then can a bank ask for authentication. */
  readonly isShopperThere: boolean;
  /** The address at which the bank asks for authentication. */
  readonly actionUrl: string | null;
}

export function confirmIntent(
  shop: Shop,
  intent: PaymentIntent,
  paymentMethod: string,
  {isShopperThere, actionUrl}: ConfirmOptions,
): PaymentResult {
  const behaviour = behaviourOf(shop, paymentMethod);
  const decline = declineOf(behaviour, isShopperThere);
  if (decline) return declineIntent(shop, intent, paymentMethod, decline);
  if (behaviour === "three_d_secure" && isShopperThere) {
    const waiting = shop.store.put({
      ...intent,
      status: "requires_action",
      payment_method: paymentMethod,
      last_payment_error: null,
      next_action: {type: "redirect_to_url", redirect_to_url: {return_url: null, url: actionUrl}},
    });
    shop.events.emit("payment_intent.requires_action", waiting);
    return {outcome: "requires_action", intent: waiting};
  }
  return succeed(shop, intent, paymentMethod);
}

export function finishAction(shop: Shop, intent: PaymentIntent, isAuthenticated: boolean): PaymentResult {
  const paymentMethod = intent.payment_method ?? "";
  if (isAuthenticated) return succeed(shop, intent, paymentMethod);
  const message =
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.";
  const error = {
    code: "payment_intent_authentication_failure" as const,
    message,
    type: "invalid_request_error" as const,
  };
  const failed = shop.store.put({
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  });
  shop.events.emit("payment_intent.payment_failed", failed);
  const decline = {code: error.code, decline_code: "authentication_failure", message, isBlocked: false};
  return {outcome: "declined", intent: failed, decline};
}

function succeed(shop: Shop, intent: PaymentIntent, paymentMethod: string): PaymentResult {
  const charge = createCharge(shop, {intent, paymentMethod, decline: null});
  const paid = shop.store.put({
    ...intent,
    status: "succeeded",
    amount_received: intent.amount,
    payment_method: paymentMethod,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
    review: charge.review,
  });
  shop.events.emit("payment_intent.succeeded", paid);
  return {outcome: "succeeded", intent: paid, charge};
}

function declineIntent(
  shop: Shop,
  intent: PaymentIntent,
  paymentMethod: string,
  decline: Decline,
): PaymentResult {
  const charge = createCharge(shop, {intent, paymentMethod, decline});
  const method = shop.store.get("payment_method", paymentMethod);
  const failed = shop.store.put({
    ...intent,
    status: "requires_payment_method",
    latest_charge: charge.id,
    payment_method: null,
    next_action: null,
    last_payment_error: {
      charge: charge.id,
      // The SDK lists the codes; each of ours is one of them.
      code: decline.code as "card_declined",
      decline_code: decline.decline_code,
      message: decline.message,
      ...(method && {payment_method: method}),
      type: "card_error",
    },
  });
  shop.events.emit("payment_intent.payment_failed", failed);
  return {outcome: "declined", intent: failed, decline};
}

export function cancelIntent(
  shop: Shop,
  intent: PaymentIntent,
  reason: PaymentIntent["cancellation_reason"],
): PaymentIntent {
  const canceled = shop.store.put({
    ...intent,
    status: "canceled",
    canceled_at: shop.clock.now(),
    cancellation_reason: reason,
    next_action: null,
  });
  shop.events.emit("payment_intent.canceled", canceled);
  return canceled;
}
