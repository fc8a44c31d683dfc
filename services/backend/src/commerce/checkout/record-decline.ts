import type Stripe from "stripe";
import {createAudit} from "../../core/audit/audit.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {callProvider, requirePayments} from "../payments/payment-client.ts";
import type {CheckoutDeps} from "./checkout-deps.ts";
import {type CheckoutRow, createCheckoutRepository, PAYABLE} from "./checkout-repository.ts";
import {coolDownOf} from "./cool-down.ts";
import {endSession} from "./end-session.ts";
import {decline} from "./tables.ts";

export type DeclineDeps = Pick<CheckoutDeps, "db" | "now" | "payments">;

/**
 * Records that a card was declined. One decline too many ends the session, so that no further attempt is possible on
 * the provider's page either. True when the charge is for one of our checkouts.
 */
export async function recordDecline(deps: DeclineDeps, charge_id: string): Promise<boolean> {
  const {stripe, livemode} = requirePayments(deps.payments);
  const charge = await callProvider(() => stripe.charges.retrieve(charge_id));
  if (charge.status !== "failed") return false;
  const checkout = await checkoutOf(deps, charge);
  if (!checkout || checkout.livemode !== livemode) return false;
  const isOneTooMany = await keep(deps, checkout, charge);
  if (isOneTooMany && PAYABLE.some((status) => status === checkout.status)) await stop(deps, checkout);
  return true;
}

/** By the name we gave the payment; the first payment of a membership has none, and is found by its session. */
async function checkoutOf({db, payments}: DeclineDeps, charge: Stripe.Charge): Promise<CheckoutRow | null> {
  const checkouts = createCheckoutRepository(db);
  const named = charge.metadata.checkout_id;
  if (named !== undefined) return checkouts.get(named);
  const intent = charge.payment_intent;
  const payment_intent = typeof intent === "string" ? intent : intent?.id;
  if (payment_intent === undefined) return null;
  const {stripe} = requirePayments(payments);
  const {data} = await callProvider(() => stripe.checkout.sessions.list({payment_intent, limit: 1}));
  return data[0] ? checkouts.ofSession(data[0].id) : null;
}

function keep({db, now}: DeclineDeps, checkout: CheckoutRow, charge: Stripe.Charge): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    // Those of one checkout are counted one after another.
    await createCheckoutRepository(tx).lock(checkout.id);
    const row = {charge_id: charge.id, checkout_id: checkout.id, at: new Date(charge.created * 1000)};
    const added = await tx.insert(decline).values(row).onConflictDoNothing().returning();
    const retry_after = await coolDownOf(tx, checkout, now());
    if (retry_after === null) return false;
    if (added.length > 0) {
      await createAudit({db: tx, now}).append(tx, {
        actor_id: "system",
        actor_role: "system",
        action: "risk.card_testing",
        target: checkout.id,
        after: {
          retry_after,
          outcome: charge.outcome?.type ?? null,
          risk_level: charge.outcome?.risk_level ?? null,
        },
        request_id: null,
        ip_hash: checkout.ip_hash,
      });
    }
    return true;
  });
}

/** One of the cards may have paid in the end: then there is nothing to stop. */
async function stop(deps: DeclineDeps, checkout: CheckoutRow) {
  try {
    await endSession(deps, checkout);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "cart_completed")) throw error;
  }
}
