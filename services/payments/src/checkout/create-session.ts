import type {Stripe} from "stripe";
import {withCustomerClock} from "../billing/customer-clock.ts";
import {missingMethod} from "../billing/subscription-object.ts";
import {refuse} from "../protocol/errors.ts";
import {newId} from "../protocol/ids.ts";
import type {Session} from "../protocol/stored.ts";
import {mergeMetadata, requireObject} from "../state/find.ts";
import type {SessionData} from "../state/records.ts";
import type {Shop} from "../state/shop.ts";
import {blankLines, blankSession} from "./blank-session.ts";
import {type AppliedDiscount, applyCoupon, applyPromotionCode} from "./discounts.ts";
import {readLines, reprice, requireCurrency} from "./session-lines.ts";
import {checkParams} from "./session-params.ts";

type Params = Stripe.Checkout.SessionCreateParams;

const DAY_S = 86_400;

export function createSession(shop: Shop, params: Params): Session {
  const mode = checkParams(params);
  if (params.customer) requireObject(shop.store, "customer", params.customer, "customer");
  const data = withCustomerClock(shop, params.customer ?? null, () => readData(params, shop.clock.now()));
  const lines = readLines(shop, params.line_items ?? [], mode, data.trial_end !== null);
  const currency = (params.currency ?? lines[0]?.price.currency ?? "").toLowerCase();
  requireCurrency(lines, currency);
  const id = newId("checkout.session");
  const bare = {
    ...blankSession(shop, id, params),
    mode,
    currency,
    line_items: blankLines(id, lines, currency),
  };
  shop.store.put({
    id,
    object: "local.checkout",
    payment_intent: null,
    payment_method: null,
    customer: params.customer ?? null,
    client_secret: bare.client_secret,
    session_data: data,
    shopper: null,
  });
  const country = knownCountry(shop, params);
  const plain = reprice(shop, bare, country, null);
  const applied = readDiscount(shop, params, plain);
  const session = shop.store.put(applied ? reprice(shop, bare, country, applied) : plain);
  shop.tasks.add("expire_session", id, session.expires_at);
  return session;
}

/** A customer who has bought before has an address, which tax can be computed for at once. */
function knownCountry(shop: Shop, params: Params): string | null {
  const customer = shop.store.get("customer", params.customer ?? "");
  return customer?.shipping?.address?.country ?? customer?.address?.country ?? null;
}

function readDiscount(shop: Shop, params: Params, session: Session): AppliedDiscount | null {
  const [discount, ...others] = params.discounts ?? [];
  if (!discount) return null;
  if (others.length > 0) refuse("This stand-in takes one discount a session.", "discounts");
  const basis = {
    customer: params.customer ?? null,
    currency: session.currency ?? "",
    subtotal: session.amount_subtotal ?? 0,
  };
  if (discount.promotion_code) return applyPromotionCode(shop, discount.promotion_code, basis);
  if (discount.coupon) return applyCoupon(shop, discount.coupon);
  return refuse("You must pass a coupon or a promotion code.", "discounts[0]");
}

function readData(params: Params, now: number): SessionData {
  const {payment_intent_data: intent, subscription_data: subscription} = params;
  const days = subscription?.trial_period_days;
  return {
    intent_metadata: mergeMetadata(null, intent?.metadata),
    subscription_metadata: mergeMetadata(null, subscription?.metadata),
    missing_payment_method: missingMethod(subscription?.trial_settings?.end_behavior.missing_payment_method),
    descriptor_suffix: intent?.statement_descriptor_suffix ?? null,
    trial_end: subscription?.trial_end ?? (days === undefined ? null : now + days * DAY_S),
    description: intent?.description ?? subscription?.description ?? null,
    customer_update: Object.entries(params.customer_update ?? {}).flatMap(([field, how]) =>
      how === "auto" ? [field] : [],
    ),
  };
}
