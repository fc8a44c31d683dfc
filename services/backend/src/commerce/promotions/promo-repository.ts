import {and, eq} from "drizzle-orm";
import type {Db} from "../../core/db/db.ts";
import type {Coupon} from "./coupon.ts";
import {promo_mirror, type StoredCoupon} from "./tables.ts";

export type PromoRow = typeof promo_mirror.$inferSelect;

export function createPromoRepository(db: Db) {
  const isCode = (code: string, livemode: boolean) =>
    and(eq(promo_mirror.code, code), eq(promo_mirror.livemode, livemode));

  return {
    async get(code: string, livemode: boolean): Promise<PromoRow | null> {
      const [row] = await db.select().from(promo_mirror).where(isCode(code, livemode));
      return row ?? null;
    },

    /** Checkouts and orders with the same code wait for each other, so that each sees the uses before it. */
    async lock(code: string, livemode: boolean): Promise<PromoRow | null> {
      const [row] = await db.select().from(promo_mirror).where(isCode(code, livemode)).for("update");
      return row ?? null;
    },

    async put(row: PromoRow) {
      await db
        .insert(promo_mirror)
        .values(row)
        .onConflictDoUpdate({target: [promo_mirror.code, promo_mirror.livemode], set: row});
    },
  };
}

export function toCoupon(stored: StoredCoupon): Coupon {
  return {minimums: null, max_uses: null, uses: 0, ...stored};
}
