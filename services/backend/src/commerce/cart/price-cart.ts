import {FALLBACK_LOCALE, type Locale, market} from "@gradus/schemas/markets";
import type {Cart, CartLine, CartNotice} from "../../contract/cart.ts";
import type {PromoEnd} from "../../contract/cart-values.ts";
import {stockStatus} from "../catalog/get-catalog.ts";
import {sum, times} from "../money/money.ts";
import {discountsOf, obstacleOf} from "../promotions/coupon.ts";
import type {RecalledPromo} from "../promotions/promo-lookup.ts";
import {dropUnsold, type Line, maxOf} from "./cart-rules.ts";
import {type PriceList, type PriceListProduct, planOf} from "./price-list.ts";

export interface CartContent {
  readonly id: string;
  readonly version: number;
  readonly status: Cart["status"];
  /** Null where it has none. */
  readonly promo: (RecalledPromo & {readonly code: string}) | null;
  readonly lines: readonly Line[];
  readonly priceList: PriceList;
}

export function promoDropped(reason: PromoEnd): CartNotice {
  return {code: "promo_dropped", sku: null, params: {reason}};
}

/** `happened` lists side effects of the preceding change that the customer did not request. */
export function priceCart(cart: CartContent, locale: Locale, happened: readonly CartNotice[] = []): Cart {
  const {priceList} = cart;
  const adjusted = dropUnsold(cart.lines, priceList);
  const lines = adjusted.lines.flatMap((line) => toCartLine(line, adjusted.lines, priceList, locale));
  const due = lines.map(({sku, total, membership}) => ({sku, amount: total + (membership?.due_today ?? 0)}));
  const subtotal = sum(due.map(({amount}) => amount));
  const promo = applyPromo(cart, due);
  return {
    id: cart.id,
    version: cart.version,
    status: cart.status,
    region: priceList.region,
    currency: priceList.currency,
    lines,
    quantity: lines.reduce((all, {qty}) => all + qty, 0),
    subtotal,
    discount: promo.discount,
    promo: promo.code === null ? null : {code: promo.code},
    shipping: {amount: 0, label: "free"},
    tax: {state: taxState(priceList)},
    estimated_total: subtotal - promo.discount,
    notices: [...happened, ...adjusted.notices, ...shortages(adjusted.lines, priceList), ...promo.notices],
  };
}

interface PromoResult {
  /** Null where it can be used no more. */
  readonly code: string | null;
  readonly discount: number;
  readonly notices: readonly CartNotice[];
}

/** A code that does not apply yet stays in the cart: with more in it, it may. */
function applyPromo(
  {promo, priceList}: CartContent,
  due: readonly {sku: string; amount: number}[],
): PromoResult {
  if (promo === null) return {code: null, discount: 0, notices: []};
  if (promo.end !== null) return {code: null, discount: 0, notices: [promoDropped(promo.end)]};
  const {code, coupon} = promo;
  const obstacle = obstacleOf(coupon, sum(due.map(({amount}) => amount)), priceList.currency);
  return obstacle
    ? {code, discount: 0, notices: due.length === 0 ? [] : [{...obstacle, sku: null}]}
    : {code, discount: sum(discountsOf(coupon, due, priceList.currency)), notices: []};
}

function toCartLine(line: Line, lines: readonly Line[], priceList: PriceList, locale: Locale): CartLine[] {
  const product = priceList.products.get(line.sku);
  if (!product) return [];
  return [
    {
      sku: line.sku,
      offer: line.offer_code,
      clip: line.clip,
      kind: product.kind,
      name: nameOf(product, locale),
      qty: line.qty,
      max: Math.max(line.qty, maxOf(lines, line, priceList)),
      unit: product.amount,
      compare_at: product.compare_at,
      total: times(product.amount, line.qty),
      stock: stockStatus(product),
      membership: membershipOf(line, priceList),
    },
  ];
}

export function nameOf({content, sku}: Pick<PriceListProduct, "content" | "sku">, locale: string) {
  return content.name[locale] ?? content.name[FALLBACK_LOCALE] ?? sku;
}

function membershipOf({offer_code}: Line, priceList: PriceList): CartLine["membership"] {
  const plan = planOf(priceList, offer_code);
  const offer = offer_code === null ? undefined : priceList.offers.get(offer_code);
  if (!plan || !offer) return null;
  return {
    code: plan.code,
    interval: plan.interval,
    interval_count: plan.interval_count,
    amount: plan.amount,
    commitment_months: offer.commitment_months,
    trial_days: offer.trial_days,
    due_today: offer.trial_days > 0 ? 0 : plan.amount,
  };
}

/** Of all lines of a product together: two lines cannot both have the last one. */
function shortages(lines: readonly Line[], priceList: PriceList): CartNotice[] {
  const bySku = Map.groupBy(lines, ({sku}) => sku);
  return [...bySku].flatMap(([sku, same]) => {
    const product = priceList.products.get(sku);
    const available = product ? unitsLeft(product) : null;
    const totalQty = same.reduce((all, {qty}) => all + qty, 0);
    if (available === null || available >= totalQty) return [];
    return [{code: "stock_short" as const, sku, params: {available: Math.max(0, available)}}];
  });
}

function unitsLeft({available, policy, preorder_cap}: PriceListProduct): number | null {
  if (available === null) return null;
  return policy === "preorder" ? available + (preorder_cap ?? 0) : available;
}

function taxState({region}: PriceList): Cart["tax"]["state"] {
  const {mode} = market(region).tax;
  if (mode === "duties") return "duties";
  return mode === "exclusive" ? "at_checkout" : "included";
}
