import {CURRENCIES, type Currency} from "@gradus/schemas/markets";
import {eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {parseEmail} from "../../core/mail/parse-email.ts";
import {type CheckoutRow, createCheckoutRepository} from "../checkout/checkout-repository.ts";
import type {CheckoutLine} from "../checkout/tables.ts";
import {sum, times} from "../money/money.ts";
import {provider_price} from "../payments/tables.ts";
import {countUse} from "../promotions/count-use.ts";
import {createOrderRepository, type NewOrderRow, type OrderRow} from "./order-repository.ts";
import {type RiskLimits, riskOf} from "./order-risk.ts";
import type {PaidLine, PaymentFacts} from "./payment-facts.ts";
import {newPrettyId} from "./pretty-id.ts";

interface PlaceDeps {
  readonly now: () => Date;
  readonly risk: RiskLimits;
}

/** Makes the order of a session that was completed. Its payment is judged right after, as at every later look. */
export async function placeOrder(
  tx: Db,
  {now, risk}: PlaceDeps,
  checkout: CheckoutRow,
  facts: PaymentFacts,
): Promise<OrderRow> {
  const orders = createOrderRepository(tx);
  const at = now();
  const row = toRow(checkout, facts, at);
  const review_reason = row.review_reason ?? (await riskOf(tx, risk, row, facts));
  const order = await orders.add({...row, review_reason}, await linesOf(tx, checkout, facts));
  await orders.note({order_id: order.id, at, actor: "shopper", kind: "placed"});
  await countUseOf(tx, checkout);
  return order;
}

/** Until the order is placed, its checkout counts among those that can be paid. */
async function countUseOf(tx: Db, {promo_code: code, provider_promo_id: provider_id, livemode}: CheckoutRow) {
  if (code === null || provider_id === null) return;
  const {orders} = await createCheckoutRepository(tx).countUses(provider_id);
  await countUse(tx, {code, livemode, provider_id, orders: orders + 1});
}

function toRow(checkout: CheckoutRow, facts: PaymentFacts, at: Date): NewOrderRow {
  const isShipped = checkout.lines.some(({kind}) => kind !== "virtual");
  return {
    id: newId("ord"),
    pretty_id: newPrettyId(),
    checkout_id: checkout.id,
    user_id: checkout.user_id,
    email: facts.email,
    email_norm: facts.email === null ? null : (parseEmail(facts.email)?.norm ?? null),
    phone: facts.phone,
    locale: checkout.locale,
    region: checkout.region,
    currency: currencyOf(facts, checkout),
    livemode: checkout.livemode,
    subtotal: facts.subtotal,
    discount: facts.discount,
    shipping: facts.shipping,
    tax: facts.tax,
    total: facts.total,
    payment_status: "pending",
    fulfilment_status: isShipped ? "unfulfilled" : "not_required",
    review_reason: reviewReason(checkout, facts),
    shipping_address: facts.shipping_address,
    billing_address: facts.billing_address,
    provider_payment_intent: facts.payment_intent,
    provider_invoice: facts.invoice,
    provider_charge: facts.charge,
    provider_subscription: facts.subscription,
    card_brand: facts.card?.brand ?? null,
    card_last4: facts.card?.last4 ?? null,
    risk_level: facts.risk_level,
    provider_review: facts.review?.id ?? null,
    promo_code: checkout.promo_code,
    placed_at: at,
  };
}

function currencyOf({currency}: PaymentFacts, checkout: CheckoutRow): Currency {
  return CURRENCIES.find((known) => known === currency) ?? checkout.currency;
}

/** What was paid is not what was offered: nothing is sent before a person has looked. */
function reviewReason(checkout: CheckoutRow, facts: PaymentFacts): string | null {
  if (facts.currency !== checkout.currency) return "currency_differs";
  const isSum = facts.total === facts.subtotal - facts.discount + facts.shipping + taxOnTop(checkout, facts);
  return facts.subtotal === checkout.amount_quoted && isSum ? null : "amount_differs";
}

/** Where prices hold the tax, the sum does not grow by it. */
function taxOnTop({amount_quoted}: CheckoutRow, {subtotal, discount, shipping, tax, total}: PaymentFacts) {
  const isInside = amount_quoted === subtotal && total === subtotal - discount + shipping;
  return isInside ? 0 : tax;
}

async function linesOf(tx: Db, {lines, livemode}: CheckoutRow, {lines: paid}: PaymentFacts) {
  const names = await tx.select().from(provider_price).where(eq(provider_price.livemode, livemode));
  const priceIds = new Map(names.map(({provider_id, price_id}) => [provider_id, price_id]));
  const left = paid.map((line) => ({...line, price_id: priceIds.get(line.price) ?? null}));
  const take = (price_id: string | null, quantity: number): PaidLine[] => {
    const index = left.findIndex((line) => line.price_id === price_id && line.quantity === quantity);
    return price_id === null || index === -1 ? [] : left.splice(index, 1);
  };
  return lines.map((line, index) => ({line_no: index + 1, ...toLine(line, take)}));
}

type Take = (price_id: string | null, quantity: number) => PaidLine[];

/** A membership hangs from its hardware: what is due of it today is part of the line. */
function toLine({sku, name, offer_code, clip, qty, unit_amount, price_id, plan}: CheckoutLine, take: Take) {
  const parts = [...take(price_id, qty), ...(plan ? take(plan.price_id, 1) : [])];
  return {
    sku,
    name,
    offer_code,
    clip,
    qty,
    unit_amount,
    discount: sum(parts.map(({discount}) => discount)),
    tax: sum(parts.map(({tax}) => tax)),
    total: parts.length === 0 ? times(unit_amount, qty) : sum(parts.map(({total}) => total)),
    taxes: parts.flatMap(({taxes}) => taxes),
  };
}
