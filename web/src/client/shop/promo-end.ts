// No more than values: a schema would bring its library to every page.
import {PROMO_ENDS, type PromoEnd} from "@gradus/backend/contract/cart-values";

export function promoEndOf(reason: string | number | undefined): PromoEnd {
  return PROMO_ENDS.find((known) => known === reason) ?? "ended";
}
