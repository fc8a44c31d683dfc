import {listOf} from "../answers/list.ts";
import {withCustomerClock} from "../billing/customer-clock.ts";
import {paymentMethodOf, payOpenInvoice} from "../billing/renew.ts";
import {ApiError, refuse} from "../protocol/errors.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import type {Invoice} from "../protocol/stored.ts";
import {requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

const subscriptionOf = ({parent}: Invoice) => parent?.subscription_details?.subscription ?? null;

export const invoiceRoutes = (shop: Shop): HandlersOf<"invoices"> => {
  const {store, events} = shop;
  return {
    "GET /v1/invoices": ({params}) => {
      const {customer, subscription, status} = params;
      const found = store
        .list("invoice")
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (subscription === undefined || subscriptionOf(one) === subscription) &&
            (status === undefined || one.status === status),
        );
      return listOf("/v1/invoices", found, params);
    },
    "GET /v1/invoices/:id": ({id}) => requireObject(store, "invoice", id),
    "POST /v1/invoices/:id/pay": ({id, params}) => {
      const invoice = requireObject(store, "invoice", id);
      if (invoice.status === "paid") refuse("Invoice is already paid", undefined, "invoice_already_paid");
      if (invoice.status !== "open") refuse(`This invoice is ${invoice.status} and cannot be paid.`);
      const subscription = store.get("subscription", subscriptionOf(invoice) ?? "");
      const method = params.payment_method ?? (subscription ? paymentMethodOf(shop, subscription) : null);
      const paid = withCustomerClock(shop, invoice.customer, () => payOpenInvoice(shop, invoice, method));
      return paid ?? declined();
    },
    "POST /v1/invoices/:id/void": ({id}) => {
      const before = requireObject(store, "invoice", id);
      if (before.status !== "open") refuse("You can only void open invoices.");
      const voided_at = shop.clock.now();
      const invoice = store.put({
        ...before,
        status: "void",
        next_payment_attempt: null,
        status_transitions: {...before.status_transitions, voided_at},
      });
      shop.tasks.cancel("retry_invoice", id);
      events.emit("invoice.voided", invoice, before);
      return invoice;
    },
  };
};

function declined(): never {
  throw new ApiError("card_error", "Your card was declined.", {
    code: "card_declined",
    decline_code: "generic_decline",
  });
}

export const invoicePaymentRoutes = ({store}: Shop): HandlersOf<"invoice_payments"> => ({
  "GET /v1/invoice_payments": ({params}) => {
    const {invoice, payment, status} = params;
    const found = store
      .list("invoice_payment")
      .filter(
        (one) =>
          (invoice === undefined || one.invoice === invoice) &&
          (payment?.payment_intent === undefined || one.payment.payment_intent === payment.payment_intent) &&
          (status === undefined || one.status === status),
      );
    return listOf("/v1/invoice_payments", found, params);
  },
  "GET /v1/invoice_payments/:id": ({id}) => requireObject(store, "invoice_payment", id),
});
