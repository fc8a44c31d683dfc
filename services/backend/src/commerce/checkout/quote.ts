import type {Locale} from "@gradus/schemas/markets";
import {AppError} from "../../core/errors.ts";
import {dropUnsold} from "../cart/cart-rules.ts";
import {type CartContent, nameOf, priceCart} from "../cart/price-cart.ts";
import {type PriceList, planOf} from "../cart/price-list.ts";
import {obstacleOf} from "../promotions/coupon.ts";
import type {CheckoutLine} from "./tables.ts";

export interface Quote {
  readonly lines: readonly CheckoutLine[];
  /** Due today, before discounts and tax. */
  readonly amount: number;
  readonly mode: "payment" | "subscription";
  /**
   * False for a code that does not apply to this cart. It must not be sent to the provider, which would refuse the
   * whole checkout.
   */
  readonly isPromoApplied: boolean;
}

/** At current prices. Throws instead of leaving anything out silently. */
export function quoteCart(content: CartContent, locale: Locale): Quote {
  const {lines, priceList} = content;
  if (lines.length === 0) throw new AppError("empty_cart", "There is nothing in the cart");
  const [dropped] = dropUnsold(lines, priceList).notices;
  if (dropped)
    throw new AppError("not_sold_in_region", "The cart holds what is not sold here", {
      params: {sku: dropped.sku ?? ""},
    });
  const quoted = lines.flatMap((line) => toLine(line, priceList, locale));
  const {subtotal} = priceCart(content, locale);
  return {
    lines: quoted,
    amount: subtotal,
    isPromoApplied: content.promo?.coupon
      ? obstacleOf(content.promo.coupon, subtotal, priceList.currency) === null
      : false,
    mode: quoted.some(({plan}) => plan) ? "subscription" : "payment",
  };
}

function toLine(
  {sku, offer_code, clip, qty}: CartContent["lines"][number],
  priceList: PriceList,
  locale: Locale,
) {
  const product = priceList.products.get(sku);
  const plan = planOf(priceList, offer_code);
  const offer = offer_code === null ? undefined : priceList.offers.get(offer_code);
  if (!product) return [];
  const line: CheckoutLine = {
    sku,
    offer_code,
    clip,
    qty,
    name: nameOf(product, locale),
    kind: product.kind,
    unit_amount: product.amount,
    price_id: product.price_id,
    plan: plan && {
      code: plan.code,
      price_id: plan.price_id,
      amount: plan.amount,
      commitment_months: offer?.commitment_months ?? 0,
      trial_days: offer?.trial_days ?? 0,
    },
  };
  return [line];
}
