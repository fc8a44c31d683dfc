import Stripe from "stripe";
import {AppError} from "../../core/errors.ts";
import {callProvider, isMissing, requirePayments} from "../payments/payment-client.ts";
import type {CheckoutDeps} from "./checkout-deps.ts";
import type {CheckoutRow} from "./checkout-repository.ts";
import {closeCheckout} from "./open-session.ts";

/** Makes sure that a checkout can no longer be paid. One that was paid meanwhile stays, and the cart with it. */
export async function endSession(deps: Pick<CheckoutDeps, "db" | "now" | "payments">, checkout: CheckoutRow) {
  const {stripe} = requirePayments(deps.payments);
  const id = checkout.provider_session_id;
  const status = id === null ? "expired" : await callProvider(() => expire(stripe, id));
  if (status === "complete") throw new AppError("cart_completed", "This cart was paid for");
  await closeCheckout(deps, checkout, checkout.expires_at > deps.now() ? "superseded" : "expired");
}

async function expire(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session["status"]> {
  try {
    return (await stripe.checkout.sessions.expire(id)).status;
  } catch (error) {
    // An emulator that lost its state knows nothing that could be paid.
    if (isMissing(error)) return "expired";
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return (await stripe.checkout.sessions.retrieve(id)).status;
  }
}
