import {listOf} from "../answers/list.ts";
import {cancelIntent} from "../payments/payment-intents.ts";
import {attach, fromShorthand} from "../payments/payment-methods.ts";
import {refundCharge} from "../payments/refunds.ts";
import {missing, refuse} from "../protocol/errors.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import {requireInteger} from "../protocol/validate.ts";
import {mergeMetadata, orNull, requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

const CANCELABLE = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
  "requires_capture",
];

export const paymentIntentRoutes = (shop: Shop): HandlersOf<"payment_intents"> => ({
  "GET /v1/payment_intents": ({params}) => {
    const found = shop.store
      .list("payment_intent")
      .filter((one) => params.customer === undefined || one.customer === params.customer);
    return listOf("/v1/payment_intents", found, params);
  },
  "GET /v1/payment_intents/:id": ({id}) => requireObject(shop.store, "payment_intent", id),
  "POST /v1/payment_intents/:id/cancel": ({id, params}) => {
    const intent = requireObject(shop.store, "payment_intent", id);
    if (!CANCELABLE.includes(intent.status)) {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
      refuse(message, undefined, "payment_intent_unexpected_state");
    }
    return cancelIntent(shop, intent, params.cancellation_reason ?? null);
  },
});

export const chargeRoutes = ({store}: Shop): HandlersOf<"charges"> => ({
  "GET /v1/charges": ({params}) => {
    const {customer, payment_intent} = params;
    const found = store
      .list("charge")
      .filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (payment_intent === undefined || one.payment_intent === payment_intent),
      );
    return listOf("/v1/charges", found, params);
  },
  "GET /v1/charges/:id": ({id}) => requireObject(store, "charge", id),
});

export const refundRoutes = (shop: Shop): HandlersOf<"refunds"> => ({
  "POST /v1/refunds": ({params}) => {
    const {amount, payment_intent, reason} = params;
    requireInteger(amount, "amount", 1);
    const intent =
      payment_intent && requireObject(shop.store, "payment_intent", payment_intent, "payment_intent");
    const id = params.charge ?? (intent ? intent.latest_charge : null);
    if (!id) return refuse("Missing required param: payment_intent.", "payment_intent", "parameter_missing");
    const charge = requireObject(shop.store, "charge", id, "charge");
    if (!charge.paid) refuse(`Charge ${id} was not paid and cannot be refunded.`, "charge");
    return refundCharge(shop, charge, {
      amount: amount ?? null,
      reason: reason ?? null,
      metadata: mergeMetadata(null, params.metadata),
    });
  },
  "GET /v1/refunds": ({params}) => {
    const {charge, payment_intent} = params;
    const found = shop.store
      .list("refund")
      .filter(
        (one) =>
          (charge === undefined || one.charge === charge) &&
          (payment_intent === undefined || one.payment_intent === payment_intent),
      );
    return listOf("/v1/refunds", found, params);
  },
  "GET /v1/refunds/:id": ({id}) => requireObject(shop.store, "refund", id),
  "POST /v1/refunds/:id": ({id, params}) => {
    const before = requireObject(shop.store, "refund", id);
    const refund = shop.store.put({...before, metadata: mergeMetadata(before.metadata, params.metadata)});
    shop.events.emit("refund.updated", refund, before);
    return refund;
  },
  "POST /v1/refunds/:id/cancel": ({id}) => {
    const {status} = requireObject(shop.store, "refund", id);
    // Only refunds that wait for the customer can be canceled; those to cards never do.
    return refuse(`This refund cannot be canceled: it has a status of ${status}.`);
  },
});

export const disputeRoutes = ({store}: Shop): HandlersOf<"disputes"> => ({
  "GET /v1/disputes": ({params}) => {
    const {charge, payment_intent} = params;
    const found = store
      .list("dispute")
      .filter(
        (one) =>
          (charge === undefined || one.charge === charge) &&
          (payment_intent === undefined || one.payment_intent === payment_intent),
      );
    return listOf("/v1/disputes", found, params);
  },
  "GET /v1/disputes/:id": ({id}) => requireObject(store, "dispute", id),
});

export const riskRoutes = ({
  store,
}: Shop): HandlersOf<"reviews"> & HandlersOf<"radar/early_fraud_warnings"> => ({
  "GET /v1/reviews/:id": ({id}) => requireObject(store, "review", id),
  "GET /v1/radar/early_fraud_warnings": ({params}) => {
    const {charge, payment_intent} = params;
    const found = store
      .list("radar.early_fraud_warning")
      .filter(
        (one) =>
          (charge === undefined || one.charge === charge) &&
          (payment_intent === undefined || one.payment_intent === payment_intent),
      );
    return listOf("/v1/radar/early_fraud_warnings", found, params);
  },
  "GET /v1/radar/early_fraud_warnings/:id": ({id}) => requireObject(store, "radar.early_fraud_warning", id),
});

export const paymentMethodRoutes = (shop: Shop): HandlersOf<"payment_methods"> => ({
  "GET /v1/payment_methods": ({params}) => {
    const {customer, type} = params;
    const found = shop.store
      .list("payment_method")
      .filter(
        (one) =>
          one.customer !== null && one.customer === customer && (type === undefined || one.type === type),
      );
    return listOf("/v1/payment_methods", found, params);
  },
  "GET /v1/payment_methods/:id": ({id}) => requireObject(shop.store, "payment_method", id),
  "POST /v1/payment_methods/:id/attach": ({id, params}) => {
    const {customer} = params;
    if (customer === undefined)
      return refuse("Missing required param: customer.", "customer", "parameter_missing");
    requireObject(shop.store, "customer", customer, "customer");
    const method = fromShorthand(shop, id) ?? requireObject(shop.store, "payment_method", id);
    return attach(shop, method.id, customer) ?? missing("payment_method", id);
  },
  "POST /v1/payment_methods/:id/detach": ({id}) => {
    const before = requireObject(shop.store, "payment_method", id);
    if (before.customer === null) refuse("The payment method you provided is not attached to a customer.");
    const method = shop.store.put({...before, customer: orNull<string>(null)});
    shop.events.emit("payment_method.detached", method, before);
    return method;
  },
});

export const setupIntentRoutes = ({store}: Shop): HandlersOf<"setup_intents"> => ({
  "GET /v1/setup_intents/:id": ({id}) => requireObject(store, "setup_intent", id),
});
