import type {AppliedDiscount} from "../billing/create-discount.ts";
import {refuse} from "../protocol/errors.ts";
import type {Coupon, PromotionCode} from "../protocol/stored.ts";
import {requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

export type {AppliedDiscount} from "../billing/create-discount.ts";

export interface Basis {
  readonly customer: string | null;
  readonly currency: string;
  readonly subtotal: number;
}

/** What a shopper typed, or a reason in the words of the API why it gives nothing. */
export function findByCode(shop: Shop, typed: string, basis: Basis): AppliedDiscount | null {
  const typedCode = typed.trim().toLowerCase();
  const code = shop.store
    .list("promotion_code")
    .find((one) => one.active && one.code.toLowerCase() === typedCode);
  return code && problemOf(shop, code, basis) === null ? requireCode(shop, code) : null;
}

export function applyPromotionCode(shop: Shop, id: string, basis: Basis): AppliedDiscount {
  const code = requireObject(shop.store, "promotion_code", id, "discounts[0][promotion_code]");
  const problem = problemOf(shop, code, basis);
  if (problem !== null) refuse(problem, "discounts[0][promotion_code]", "promotion_code_not_applicable");
  return requireCode(shop, code);
}

export function applyCoupon(shop: Shop, id: string): AppliedDiscount {
  const coupon = requireObject(shop.store, "coupon", id, "discounts[0][coupon]");
  const problem = problemOfCoupon(shop, coupon);
  if (problem !== null) refuse(problem, "discounts[0][coupon]", "coupon_expired");
  return {coupon, code: null};
}

function requireCode(shop: Shop, code: PromotionCode): AppliedDiscount {
  return {coupon: requireObject(shop.store, "coupon", code.promotion.coupon ?? ""), code};
}

function problemOf(shop: Shop, code: PromotionCode, {customer, currency, subtotal}: Basis): string | null {
  const {restrictions, expires_at, max_redemptions} = code;
  const coupon = shop.store.get("coupon", code.promotion.coupon ?? "");
  if (!coupon) return "This promotion code's coupon no longer exists.";
  if (!code.active) return "This promotion code is inactive.";
  if (expires_at !== null && expires_at <= shop.clock.now()) return "This promotion code has expired.";
  if (max_redemptions !== null && code.times_redeemed >= max_redemptions) {
    return "This promotion code has been redeemed too many times.";
  }
  if (code.customer !== null && code.customer !== customer)
    return "This promotion code belongs to another customer.";
  const minimum = restrictions.minimum_amount_currency === currency ? restrictions.minimum_amount : null;
  if (minimum !== null && subtotal < minimum) return "This promotion code needs a larger order.";
  if (restrictions.first_time_transaction && hasPaid(shop, customer)) {
    return "This promotion code is for a first order only.";
  }
  return problemOfCoupon(shop, coupon);
}

function problemOfCoupon(shop: Shop, {max_redemptions, redeem_by, times_redeemed}: Coupon): string | null {
  if (redeem_by !== null && redeem_by <= shop.clock.now()) return "This coupon has expired.";
  if (max_redemptions !== null && times_redeemed >= max_redemptions) return "This coupon has been used up.";
  return null;
}

function hasPaid(shop: Shop, customer: string | null): boolean {
  return customer !== null && shop.store.list("charge").some((one) => one.customer === customer && one.paid);
}

/** Counts one use, once the purchase is complete. */
export function redeem(shop: Shop, {coupon, code}: AppliedDiscount): void {
  const current = shop.store.get("coupon", coupon.id);
  if (current) shop.store.put({...current, times_redeemed: current.times_redeemed + 1});
  if (!code) return;
  const before = requireObject(shop.store, "promotion_code", code.id);
  shop.store.put({...before, times_redeemed: before.times_redeemed + 1});
}
