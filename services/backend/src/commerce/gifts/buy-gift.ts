import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import type {NewGift} from "../../contract/gifts.ts";
import type {User} from "../../core/authorization/can.ts";
import {withTransaction} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {AppError} from "../../core/errors.ts";
import {parseEmail} from "../../core/mail/parse-email.ts";
import {nameOf} from "../cart/price-cart.ts";
import {createCatalogRepository} from "../catalog/catalog-repository.ts";
import {createCheckoutRepository, type NewCheckoutRow} from "../checkout/checkout-repository.ts";
import {openSession} from "../checkout/open-session.ts";
import {OPEN_MS, toCheckoutReply} from "../checkout/start-checkout.ts";
import {times} from "../money/money.ts";
import {requirePayments} from "../payments/payment-client.ts";
import type {GiftDeps} from "./gift-deps.ts";
import {createGiftRepository, type NewGiftRow} from "./gift-repository.ts";
import {requireGiver, requireMonths, requireRoom} from "./gift-rules.ts";

/** What a gift is a line of in an order: so many months of it. */
export const GIFT_SKU = "gift-month";

/** Something to pay with for a gift. It is one payment like any other; the gift is good once the money is there. */
export async function buyGift(deps: GiftDeps, giver: User, request: NewGift) {
  const {db, now} = deps;
  const giver_kind = requireGiver(giver);
  requireMonths(request.months);
  const recipient = parseEmail(request.recipient_email);
  if (!recipient)
    throw new AppError("invalid", "This is no address", {field_errors: {recipient_email: "unknown_value"}});
  const person = await createAccountRepository(db).get(giver.id, now());
  if (person?.email_norm === recipient.norm) throw new AppError("self_gift", "Gifts are for others");
  await requireRoom(db, recipient.norm, request.months, now());
  const checkout = await toCheckout(deps, giver.id, request);
  const gift: NewGiftRow = {
    id: newId("gft"),
    giver_id: giver.id,
    giver_kind,
    recipient_email: recipient.address,
    recipient_email_norm: recipient.norm,
    months: request.months,
    status: "draft",
    message: request.message || null,
    region: request.region,
    locale: request.locale,
    checkout_id: checkout.id,
    created_at: now(),
    deliver_at: dayOf(request, now()),
  };
  const row = await withTransaction(db, async (tx) => {
    await createGiftRepository(tx).add(gift);
    return createCheckoutRepository(tx).add(checkout);
  });
  const opened = await openSession(deps, row);
  if (!opened) throw new AppError("conflict", "The checkout was ended meanwhile");
  return {gift_id: gift.id, checkout: toCheckoutReply(deps, opened)};
}

/** Null for at once. */
function dayOf({deliver_at}: NewGift, now: Date): Date | null {
  if (deliver_at === undefined) return null;
  const day = new Date(deliver_at);
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + 1);
  if (day > latest) {
    throw new AppError("invalid", "A gift is sent within a year", {
      field_errors: {deliver_at: "out_of_range"},
    });
  }
  return day > now ? day : null;
}

async function toCheckout(deps: GiftDeps, user_id: string, request: NewGift): Promise<NewCheckoutRow> {
  const {livemode} = requirePayments(deps.payments);
  const catalog = createCatalogRepository(deps.db);
  const at = deps.now();
  const currency = await catalog.getCurrency(request.region);
  const priced = currency && (await catalog.getPriced(GIFT_SKU, currency, at));
  if (!priced) throw new Error(`Gifts have no price in ${request.region}: the catalog is not seeded`);
  const {product, price} = priced;
  return {
    id: newId("chk"),
    cart_id: null,
    cart_version: 0,
    attempt: 1,
    ui_mode: request.ui_mode,
    mode: "payment",
    status: "creating",
    region: request.region,
    locale: request.locale,
    currency,
    amount_quoted: times(price.amount, request.months),
    lines: [
      {
        sku: GIFT_SKU,
        name: nameOf(product, request.locale),
        kind: product.kind,
        offer_code: null,
        clip: null,
        qty: request.months,
        unit_amount: price.amount,
        price_id: price.id,
        plan: null,
      },
    ],
    promo_code: null,
    provider_promo_id: null,
    user_id,
    email: null,
    livemode,
    expires_at: new Date(at.getTime() + OPEN_MS),
    created_at: at,
  };
}
