/** A code that is unknown or was switched off is `ended`, too. */
export const PROMO_ENDS = ["expired", "used_up", "ended"] as const;
export type PromoEnd = (typeof PROMO_ENDS)[number];
