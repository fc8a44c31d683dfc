import type {Db} from "../../core/db/db.ts";
import {createPromoRepository, toCoupon} from "./promo-repository.ts";

interface PromoUsage {
  readonly code: string;
  readonly livemode: boolean;
  readonly provider_id: string;
  /** How many orders were placed with it. */
  readonly orders: number;
}

/** Writes down how often a code was used, for the carts that have it. The provider may have counted the order before us. */
export async function countUse(tx: Db, {code, livemode, provider_id, orders}: PromoUsage) {
  const promos = createPromoRepository(tx);
  const row = await promos.lock(code, livemode);
  if (row === null || row.provider_id !== provider_id) return;
  const coupon = toCoupon(row.coupon);
  await promos.put({...row, coupon: {...coupon, uses: Math.max(coupon.uses, orders)}});
}
