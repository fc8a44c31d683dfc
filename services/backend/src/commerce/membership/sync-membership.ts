import type Stripe from "stripe";
import {AppError} from "../../core/errors.ts";
import {startWaitingGifts} from "../gifts/start-gifts.ts";
import {sum} from "../money/money.ts";
import {createOrderRepository, type OrderRow} from "../orders/order-repository.ts";
import {refundOrder} from "../orders/refund-order.ts";
import {type SyncDeps, syncSession} from "../orders/sync-session.ts";
import {callProvider, isMissing, requirePayments} from "../payments/payment-client.ts";
import type {SubscriptionRow} from "../subscriptions/subscription-repository.ts";
import {syncSubscription} from "../subscriptions/sync-subscription.ts";

/**
 * Looks at a membership at the provider, and does what follows from it: a second one beside a living one is ended and
 * given back, and a gift that waited for the end of this one begins. Null for one that is not ours.
 */
export async function syncMembership(deps: SyncDeps, provider_id: string): Promise<SubscriptionRow | null> {
  const synced = await syncSubscription(deps, provider_id);
  if (synced?.kind === "second") {
    await endSecond(deps, provider_id);
    return syncMembership(deps, provider_id);
  }
  const row = synced?.row ?? null;
  if (row?.user_id && row.ended_at) await startWaitingGifts(deps, row.user_id);
  return row;
}

/** Refunds first, then cancels. After a crash in between, a retry makes the same refund and then cancels. */
async function endSecond(deps: SyncDeps, provider_id: string) {
  const {stripe} = requirePayments(deps.payments);
  const order = await orderOf(deps, stripe, provider_id);
  const amount = await callProvider(() => paidForMembership(stripe, order.provider_invoice));
  const request = {order_id: order.id, reason: "second_membership", asked_by: "system"};
  if (amount > 0) {
    await tolerateRefunded(refundOrder(deps, {...request, amount, idem_key: `second:${provider_id}`}));
  }
  await callProvider(() => cancelNow(stripe, provider_id));
  await createOrderRepository(deps.db).note({
    order_id: order.id,
    at: deps.now(),
    actor: "system",
    kind: "second_membership_ended",
  });
}

/** The event of a membership may arrive before its order exists: then the session is synchronized first. */
async function orderOf(deps: SyncDeps, stripe: Stripe, subscription: string): Promise<OrderRow> {
  const known = await createOrderRepository(deps.db).ofSubscription(subscription);
  if (known) return known;
  const {data} = await callProvider(() => stripe.checkout.sessions.list({subscription, limit: 1}));
  const synced = data[0] ? await syncSession(deps, data[0].id) : null;
  if (synced?.order) return synced.order;
  throw new Error(`Subscription ${subscription} has no order`);
}

/** Tolerates `refund_exceeds_paid`: staff have refunded the money before. */
async function tolerateRefunded(refund: Promise<unknown>) {
  try {
    await refund;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "refund_exceeds_paid")) throw error;
  }
}

/** Of the first invoice, without the hardware that stands on it too. */
async function paidForMembership(stripe: Stripe, invoice_id: string | null): Promise<number> {
  if (invoice_id === null) return 0;
  const {lines} = await stripe.invoices.retrieve(invoice_id);
  return sum(lines.data.filter(({parent}) => parent?.subscription_item_details).map(paidOf));
}

function paidOf({amount, discount_amounts, taxes}: Stripe.InvoiceLineItem): number {
  const onTop = (taxes ?? []).filter(({tax_behavior}) => tax_behavior === "exclusive");
  return (
    amount -
    sum((discount_amounts ?? []).map((discount) => discount.amount)) +
    sum(onTop.map((tax) => tax.amount))
  );
}

async function cancelNow(stripe: Stripe, provider_id: string) {
  try {
    await stripe.subscriptions.cancel(provider_id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
