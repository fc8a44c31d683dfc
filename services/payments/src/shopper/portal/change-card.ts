import {payOpenInvoice} from "../../billing/renew.ts";
import {changeSubscription} from "../../billing/subscriptions.ts";
import {attach, createPaymentMethod} from "../../payments/payment-methods.ts";
import type {TestCard} from "../../payments/test-cards.ts";
import type {Customer} from "../../protocol/stored.ts";
import type {Shop} from "../../state/shop.ts";

/** Everything the customer has is charged to the new card from now on, and what is open at once. */
export function changeCard(shop: Shop, customer: Customer, card: TestCard): void {
  const method = createPaymentMethod(shop, {
    card,
    exp_month: 12,
    exp_year: new Date(shop.clock.ms()).getUTCFullYear() + 4,
    name: customer.name ?? null,
    email: customer.email,
    phone: null,
    address: customer.address ?? null,
  });
  attach(shop, method.id, customer.id);
  const settings = {...customer.invoice_settings, default_payment_method: method.id};
  const changed = shop.store.put({...customer, invoice_settings: settings});
  shop.events.emit("customer.updated", changed, customer);
  for (const subscription of shop.store.list("subscription")) {
    if (subscription.customer !== customer.id || subscription.ended_at !== null) continue;
    changeSubscription(shop, subscription, {default_payment_method: method.id});
  }
  for (const invoice of shop.store.list("invoice")) {
    if (invoice.customer === customer.id && invoice.status === "open")
      payOpenInvoice(shop, invoice, method.id);
  }
}
