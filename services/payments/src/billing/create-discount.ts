import {addMonths} from "../money/months.ts";
import {newId} from "../protocol/ids.ts";
import type {Coupon, Discount, PromotionCode} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";

export interface AppliedDiscount {
  readonly coupon: Coupon;
  readonly code: PromotionCode | null;
}

interface Owner {
  readonly checkout_session: string | null;
  readonly customer: string;
}

export function createDiscount(shop: Shop, {coupon, code}: AppliedDiscount, owner: Owner): Discount {
  const now = shop.clock.now();
  const months = coupon.duration === "repeating" ? coupon.duration_in_months : null;
  return shop.store.put({
    id: newId("discount"),
    object: "discount",
    ...owner,
    customer_account: null,
    end: months === null ? null : addMonths(now, months),
    invoice: null,
    invoice_item: null,
    promotion_code: code?.id ?? null,
    source: {coupon: coupon.id, type: "coupon"},
    start: now,
    subscription: null,
    subscription_item: null,
  });
}
