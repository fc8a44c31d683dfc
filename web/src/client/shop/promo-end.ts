import {PROMO_ENDS} from "@gradus/backend/contract/cart";

/** Why a code can be used no more, of what a notice or a refusal says. */
export function promoEndOf(reason: string | number | undefined): (typeof PROMO_ENDS)[number] {
  return PROMO_ENDS.find((known) => known === reason) ?? "ended";
}
