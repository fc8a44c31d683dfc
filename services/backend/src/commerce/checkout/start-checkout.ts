import type {Locale} from "@gradus/schemas/markets";
import type {PromoEnd} from "../../contract/cart-values.ts";
import type {CheckoutReply} from "../../contract/checkout.ts";
import {unwrap} from "../../core/crypto/key-ring.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {AppError} from "../../core/errors.ts";
import {type CartRow, createCartRepository} from "../cart/cart-repository.ts";
import {requireLive} from "../cart/change-cart.ts";
import {loadContent, readCart} from "../cart/read-cart.ts";
import {requirePayments} from "../payments/payment-client.ts";
import {createPromoRepository, toCoupon} from "../promotions/promo-repository.ts";
import {createSubscriptionRepository} from "../subscriptions/subscription-repository.ts";
import type {CheckoutDeps} from "./checkout-deps.ts";
import {type CheckoutRow, createCheckoutRepository, type NewCheckoutRow} from "./checkout-repository.ts";
import {requireNoCoolDown} from "./cool-down.ts";
import {endSession} from "./end-session.ts";
import {holdStock, unitsOf} from "./hold-stock.ts";
import {openSession} from "./open-session.ts";
import {quoteCart} from "./quote.ts";
import {refuseEndedPromo} from "./refuse-ended-promo.ts";

export interface CheckoutRequest {
  readonly cart_id: string;
  readonly cart_version: number;
  readonly ui_mode: CheckoutRow["ui_mode"];
  readonly locale: Locale;
  readonly user_id: string | null;
  readonly email: string | null;
  readonly ip_hash: string | null;
}

/** The provider's least is half an hour, counted when our request arrives. */
export const OPEN_MS = 31 * 60 * 1000;
/** Each round ends one checkout that is in the way; more rounds than this only result from abuse. */
const ROUNDS = 4;

/**
 * Returns a payable checkout for a cart: the existing one if it is unchanged, else a new one, once the old one can no
 * longer be paid. Reserves units first, then calls the provider; no lock is held during that call.
 */
export async function startCheckout(deps: CheckoutDeps, start: CheckoutRequest): Promise<CheckoutReply> {
  const {livemode} = requirePayments(deps.payments);
  await requireNoCoolDown(deps.db, start, deps.now());
  await endMerged(deps, start);
  for (let round = 0; round < ROUNDS; round++) {
    const provider_promo_id = await promoOf(deps, start);
    const found = await withTransaction(deps.db, (tx) =>
      findOrReserve(tx, deps, start, {livemode, provider_promo_id}),
    );
    if ("ended" in found) {
      const {cart_id, locale} = start;
      throw await refuseEndedPromo(deps, {cart_id, code: found.code, locale, reason: found.ended});
    }
    const opened = found.status === "open" ? found : await openSession(deps, found);
    if (opened && isSame(opened, start) && opened.expires_at > deps.now())
      return toCheckoutReply(deps, opened);
    if (opened) await endSession(deps, opened);
  }
  throw new AppError("conflict", "The cart changes faster than it can be paid for");
}

/** What a merged cart has reserved is needed for the cart that has its lines now. */
async function endMerged(deps: CheckoutDeps, {cart_id}: CheckoutRequest) {
  const merged = await createCheckoutRepository(deps.db).listPayableOfMerged(cart_id);
  for (const checkout of merged) await endSession(deps, checkout);
}

/** Checks the cart's promotion code. Runs before any lock is taken. */
async function promoOf(deps: CheckoutDeps, {cart_id, locale}: CheckoutRequest): Promise<string | null> {
  const {db, promos} = deps;
  const row = await createCartRepository(db).get(cart_id);
  if (!row?.promo_code) return null;
  const code = row.promo_code;
  const reason = await promos.check(code);
  if (reason !== null) throw await refuseEndedPromo(deps, {cart_id, code, locale, reason});
  return promos.providerId(row.promo_code);
}

interface Context {
  readonly livemode: boolean;
  readonly provider_promo_id: string | null;
}

/** A code that ended a moment ago, for instance because others used it up. Nothing was reserved. */
interface Ended {
  readonly ended: PromoEnd;
  readonly code: string;
}

type ReservationResult = CheckoutRow | Ended;

type TakenPromo = Pick<CheckoutRow, "promo_code" | "provider_promo_id">;

async function findOrReserve(
  tx: Db,
  deps: CheckoutDeps,
  start: CheckoutRequest,
  context: Context,
): Promise<ReservationResult> {
  const cart = requireLive(await createCartRepository(tx).lock(start.cart_id));
  if (cart.version !== start.cart_version) {
    const fresh = await readCart(tx, deps, cart, start.locale);
    throw new AppError("cart_conflict", "The cart was changed meanwhile", {cart: fresh});
  }
  return (
    (await createCheckoutRepository(tx).payableOf(cart.id)) ?? (await reserve(tx, deps, cart, start, context))
  );
}

async function reserve(
  tx: Db,
  deps: CheckoutDeps,
  cart: CartRow,
  start: CheckoutRequest,
  context: Context,
): Promise<ReservationResult> {
  const checkouts = createCheckoutRepository(tx);
  // A cart without an account still has a payer: what they have had before decides what is offered.
  const content = await loadContent(tx, deps, {...cart, user_id: cart.user_id ?? start.user_id});
  const {lines, amount, mode, isPromoApplied} = quoteCart(content, start.locale);
  if (mode === "subscription") await refuseMember(tx, start.user_id, context.livemode);
  if (content.promo?.end) return {ended: content.promo.end, code: content.promo.code};
  const promo = isPromoApplied ? await takePromo(tx, cart, context) : NO_PROMO;
  if ("ended" in promo) return promo;
  const at = deps.now();
  const row: NewCheckoutRow = {
    ...promo,
    livemode: context.livemode,
    id: newId("chk"),
    cart_id: cart.id,
    cart_version: cart.version,
    attempt: 1 + (await checkouts.countAttempts(cart.id, cart.version)),
    ui_mode: start.ui_mode,
    mode,
    status: "creating",
    region: cart.region,
    locale: start.locale,
    currency: cart.currency,
    amount_quoted: amount,
    lines,
    user_id: start.user_id,
    email: start.email,
    ip_hash: start.ip_hash,
    expires_at: new Date(at.getTime() + OPEN_MS),
    created_at: at,
  };
  const added = await checkouts.add(row);
  await holdStock(tx, added.id, unitsOf(lines), at);
  await createCartRepository(tx).setStatus(cart.id, "checking_out", at);
  return added;
}

const NO_PROMO: TakenPromo = {promo_code: null, provider_promo_id: null};

/** Refuses a code that was used, or can still be paid with in other checkouts, as often as it may be used. */
async function takePromo(
  tx: Db,
  {promo_code}: CartRow,
  {livemode, provider_promo_id}: Context,
): Promise<TakenPromo | Ended> {
  if (promo_code === null || provider_promo_id === null) return NO_PROMO;
  const row = await createPromoRepository(tx).lock(promo_code, livemode);
  const {max_uses, uses} = row ? toCoupon(row.coupon) : {max_uses: null, uses: 0};
  const {orders, payable} = await createCheckoutRepository(tx).countUses(provider_promo_id);
  const isUsedUp = max_uses !== null && Math.max(uses, orders) + payable >= max_uses;
  return isUsedUp ? {ended: "used_up", code: promo_code} : {promo_code, provider_promo_id};
}

/** One membership a person. Two that are paid at the same moment are found out later, and one is given back. */
async function refuseMember(tx: Db, user_id: string | null, livemode: boolean) {
  const living = user_id === null ? null : await createSubscriptionRepository(tx).liveOf(user_id, livemode);
  if (living) throw new AppError("already_member", "This account has a membership");
}

/** Whether the checkout was opened for the cart's current version, in the requested mode and language. */
function isSame(checkout: CheckoutRow, {cart_version, ui_mode, locale}: CheckoutRequest) {
  return checkout.cart_version === cart_version && checkout.ui_mode === ui_mode && checkout.locale === locale;
}

export function toCheckoutReply(
  {wrappingKeys}: Pick<CheckoutDeps, "wrappingKeys">,
  row: CheckoutRow,
): CheckoutReply {
  return {
    checkout_id: row.id,
    session_id: row.provider_session_id,
    ui_mode: row.ui_mode,
    client_secret:
      row.client_secret_enc === null
        ? null
        : unwrap(wrappingKeys, `checkout ${row.id}`, row.client_secret_enc),
    url: row.url,
    expires_at: row.expires_at.toISOString(),
    currency: row.currency,
    amount_estimate: row.amount_quoted,
    mode: row.mode,
  };
}
