import type {Logger} from "pino";
import type {CheckoutDeps} from "../checkout/checkout-deps.ts";
import {type CheckoutRow, createCheckoutRepository} from "../checkout/checkout-repository.ts";
import {closeCheckout, openSession} from "../checkout/open-session.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {payBack} from "../orders/refund-order.ts";
import {createRefundRepository, type RefundRow} from "../orders/refund-repository.ts";
import {type SyncDeps, syncSession} from "../orders/sync-session.ts";
import {processEvent} from "./process-event.ts";
import {createWebhookEventRepository} from "./webhook-event-repository.ts";

export interface SweepDeps extends CheckoutDeps, SyncDeps {
  readonly logger: Logger;
}

const MINUTE_MS = 60_000;
const CREATING_MINUTES = 2;
/** The provider ends a session by its own clock. */
const SKEW_MINUTES = 2;

/** Puts right what a crash, a lost event or an absent provider left behind. One that cannot be helped stops no other. */
export async function sweepCheckouts(deps: SweepDeps) {
  if (!deps.payments) return;
  const ago = (minutes: number) => new Date(deps.now().getTime() - minutes * MINUTE_MS);
  const stuck = await createCheckoutRepository(deps.db).listStuck(ago(CREATING_MINUTES), ago(SKEW_MINUTES));
  for (const checkout of stuck) await attempt(deps, checkout.id, () => sweepCheckout(deps, checkout));
  const untold = await createRefundRepository(deps.db).listUnsubmitted(ago(CREATING_MINUTES));
  for (const refund of untold) await attempt(deps, refund.id, () => resendRefund(deps, refund));
  const left = await createWebhookEventRepository(deps.db).listUnprocessed(ago(CREATING_MINUTES));
  for (const {event_id} of left) await attempt(deps, event_id, () => processEvent(deps, event_id));
}

async function sweepCheckout(deps: SweepDeps, checkout: CheckoutRow) {
  if (checkout.provider_session_id !== null) return syncSession(deps, checkout.provider_session_id);
  const isOver = checkout.expires_at <= deps.now();
  if (isOver) return closeCheckout(deps, checkout, "expired", "The provider did not answer in time");
  return openSession(deps, checkout);
}

/**
 * Sends a refund under the key it was requested with, so that the provider pays it once even if another caller was
 * faster.
 */
async function resendRefund(deps: SweepDeps, refund: RefundRow) {
  const order = await createOrderRepository(deps.db).get(refund.order_id);
  if (order && order.livemode === deps.payments?.livemode) await payBack(deps, order, refund);
}

async function attempt({logger}: SweepDeps, id: string, work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    logger.error({err: error, id}, "a checkout could not be tended");
  }
}
