import {eq} from "drizzle-orm";
import Stripe from "stripe";
import {wrap} from "../../core/crypto/key-ring.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createCartRepository} from "../cart/cart-repository.ts";
import {region_currency} from "../catalog/tables.ts";
import {callProvider, isMissing, requirePayments} from "../payments/payment-client.ts";
import {ensureCustomer, forgetCustomer} from "../payments/provider-customers.ts";
import {ensureProviderPrices, forgetProviderPrices} from "../payments/provider-prices.ts";
import type {CheckoutDeps} from "./checkout-deps.ts";
import {type CheckoutRow, createCheckoutRepository} from "./checkout-repository.ts";
import {releaseStock} from "./hold-stock.ts";
import {refuseEndedPromo} from "./refuse-ended-promo.ts";
import {sessionParams} from "./session-params.ts";

/**
 * Gets the provider's session for a checkout that has none yet. Idempotent, also for two concurrent calls: the key is
 * the checkout's, so the provider returns the same session. Null when another caller ended the checkout meanwhile.
 */
export async function openSession(deps: CheckoutDeps, checkout: CheckoutRow): Promise<CheckoutRow | null> {
  const session = await createSession(deps, checkout);
  const client_secret_enc =
    session.client_secret === null
      ? null
      : wrap(deps.wrappingKeys, `checkout ${checkout.id}`, session.client_secret);
  const checkouts = createCheckoutRepository(deps.db);
  const opened = await checkouts.move(checkout.id, ["creating"], {
    status: "open",
    provider_session_id: session.id,
    client_secret_enc,
    url: session.url,
  });
  if (opened) return opened;
  const current = await checkouts.get(checkout.id);
  return current?.status === "open" ? current : null;
}

async function createSession(deps: CheckoutDeps, checkout: CheckoutRow): Promise<Stripe.Checkout.Session> {
  const payments = requirePayments(deps.payments);
  const ids = checkout.lines.flatMap(({price_id, plan}) => [price_id ?? [], plan?.price_id ?? []].flat());
  const countries = await shipsTo(deps.db, checkout.region);
  const ask = async () => {
    const prices = await ensureProviderPrices({...deps, payments}, ids);
    const customer = await ensureCustomer({...deps, payments}, checkout);
    const params = sessionParams({checkout, prices, customer, countries, siteUrl: deps.siteUrl});
    const idempotencyKey = `checkout:${checkout.id}:${checkout.ui_mode}`;
    return payments.stripe.checkout.sessions.create(params, {idempotencyKey});
  };
  try {
    return await callProvider(ask);
  } catch (error) {
    if (isMissing(error)) {
      await forgetProviderPrices({...deps, payments}, ids);
      await forgetCustomer({...deps, payments}, checkout);
    }
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    await closeCheckout(deps, checkout, "failed", error.message);
    throw await refusalOf(deps, error, checkout);
  }
}

/** What the provider will never accept. A code that expired in between is the shopper's business, the rest is ours. */
async function refusalOf(deps: CheckoutDeps, cause: StripeRefusal, checkout: CheckoutRow) {
  const {cart_id, promo_code: code, locale} = checkout;
  const isOfPromo = /discounts|promotion_code|coupon/.test(cause.param ?? "");
  if (code !== null && isOfPromo)
    return refuseEndedPromo(deps, {cart_id, code, locale, reason: "ended", cause});
  return new AppError("payment_unavailable", "The payment provider refuses this checkout", {cause});
}

type StripeRefusal = InstanceType<typeof Stripe.errors.StripeInvalidRequestError>;

async function shipsTo(db: Db, region: string): Promise<readonly string[]> {
  const [row] = await db.select().from(region_currency).where(eq(region_currency.region, region));
  return row?.ship_countries ?? [];
}

/** Ends a checkout that can no longer be paid: its units are free, and its cart can be changed and paid anew. */
export function closeCheckout(
  deps: Pick<CheckoutDeps, "db" | "now">,
  {id, cart_id}: Pick<CheckoutRow, "id" | "cart_id">,
  status: "failed" | "expired" | "superseded",
  error: string | null = null,
): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const carts = createCartRepository(tx);
    const cart = cart_id === null ? null : await carts.lock(cart_id);
    const ended = await createCheckoutRepository(tx).move(id, ["creating", "open"], {
      status,
      error,
      client_secret_enc: null,
    });
    if (!ended) return false;
    await releaseStock(tx, id, deps.now());
    if (cart?.status === "checking_out") await carts.setStatus(cart.id, "open", deps.now());
    return true;
  });
}
