import {confirmIntent, createPaymentIntent} from "../payments/payment-intents.ts";
import {newId} from "../protocol/ids.ts";
import type {Invoice, InvoicePayment, PaymentIntent} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";

/** Marks an invoice as paid: a payment has settled it, or nothing was due. */
export function markPaid(shop: Shop, invoice: Invoice, intent: PaymentIntent | null): Invoice {
  const now = shop.clock.now();
  const withPayment = intent ? linkPayment(shop, invoice, intent, now) : invoice;
  const paid = shop.store.put({
    ...withPayment,
    status: "paid",
    attempted: true,
    attempt_count: invoice.attempt_count + (intent ? 1 : 0),
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: {...invoice.status_transitions, paid_at: now},
  });
  shop.events.emit("invoice.paid", paid, invoice);
  shop.events.emit("invoice.payment_succeeded", paid, invoice);
  return paid;
}

/** Charges the card while the customer is absent. Null: it failed, and `invoice.payment_failed` reports it. */
export function chargeInvoice(shop: Shop, invoice: Invoice, paymentMethod: string | null): Invoice | null {
  if (invoice.amount_due === 0) return markPaid(shop, invoice, null);
  const intent = openIntent(shop, invoice);
  if (paymentMethod !== null) {
    const paid = confirmIntent(shop, intent, paymentMethod, {isShopperThere: false, actionUrl: null});
    if (paid.outcome === "succeeded") return markPaid(shop, invoice, paid.intent);
  }
  const linked = linkPayment(shop, invoice, intent, null);
  const failed = shop.store.put({...linked, attempted: true, attempt_count: invoice.attempt_count + 1});
  shop.events.emit("invoice.payment_failed", failed, invoice);
  return null;
}

function openIntent(shop: Shop, invoice: Invoice): PaymentIntent {
  const known = invoice.payments?.data[0]?.payment.payment_intent;
  const existing = shop.store.get("payment_intent", known ?? "");
  return (
    existing ??
    createPaymentIntent(shop, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer,
      metadata: {},
      description: "Subscription update",
      descriptorSuffix: null,
      shipping: null,
      setupFutureUsage: "off_session",
    })
  );
}

function linkPayment(shop: Shop, invoice: Invoice, intent: PaymentIntent, paidAt: number | null): Invoice {
  const known = invoice.payments?.data[0];
  const payment: InvoicePayment = shop.store.put({
    id: known?.id ?? newId("invoice_payment"),
    object: "invoice_payment",
    amount_paid: paidAt === null ? null : invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: known?.created ?? shop.clock.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: {payment_intent: intent.id, type: "payment_intent"},
    status: paidAt === null ? "open" : "paid",
    status_transitions: {canceled_at: null, paid_at: paidAt},
  });
  const url = invoice.payments?.url ?? "/v1/invoice_payments";
  return {...invoice, payments: {object: "list", data: [payment], has_more: false, url}};
}
