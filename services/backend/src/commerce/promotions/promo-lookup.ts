import {and, eq} from "drizzle-orm";
import type Stripe from "stripe";
import type {Db} from "../../core/db/db.ts";
import {askProvider, type Payments, requirePayments} from "../payments/payment-client.ts";
import {skuOfProduct} from "../payments/provider-ref.ts";
import type {Coupon} from "./coupon.ts";
import {promo_mirror} from "./tables.ts";

interface LookupDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments | null;
}

type MirrorRow = typeof promo_mirror.$inferSelect;

export type Promos = ReturnType<typeof createPromos>;

/** Promotion codes: the provider says what is valid, the mirror remembers it for carts. */
export function createPromos({db, now, payments}: LookupDeps) {
  async function remembered(handle: Db, code: string): Promise<MirrorRow | null> {
    const livemode = payments?.livemode ?? false;
    const [row] = await handle
      .select()
      .from(promo_mirror)
      .where(and(eq(promo_mirror.code, code), eq(promo_mirror.livemode, livemode)));
    return row && isValid(row, now()) ? row : null;
  }

  return {
    /** Null for unknown, expired and used up alike: the answer must not help who guesses. */
    async check(code: string): Promise<Coupon | null> {
      const {stripe, livemode} = requirePayments(payments);
      const row = await askProvider(() => findCode(stripe, code));
      const mirrored = row && {...row, livemode, synced_at: now()};
      if (!mirrored || !isValid(mirrored, now())) {
        await forget(db, code, livemode);
        return null;
      }
      await db
        .insert(promo_mirror)
        .values(mirrored)
        .onConflictDoUpdate({target: [promo_mirror.code, promo_mirror.livemode], set: mirrored});
      return mirrored.coupon;
    },

    /** With the transaction that asks, where there is one. */
    recall: async (handle: Db, code: string): Promise<Coupon | null> =>
      (await remembered(handle, code))?.coupon ?? null,

    /** The provider's name of a code that was valid when it was last asked. */
    providerId: async (code: string): Promise<string | null> =>
      (await remembered(db, code))?.provider_id ?? null,
  };
}

function forget(db: Db, code: string, livemode: boolean) {
  return db
    .update(promo_mirror)
    .set({active: false})
    .where(and(eq(promo_mirror.code, code), eq(promo_mirror.livemode, livemode)));
}

function isValid({active, expires_at}: Pick<MirrorRow, "active" | "expires_at">, now: Date) {
  return active && (expires_at === null || expires_at > now);
}

async function findCode(stripe: Stripe, code: string) {
  const {data} = await stripe.promotionCodes.list({
    code,
    active: true,
    limit: 1,
    expand: ["data.promotion.coupon.applies_to", "data.promotion.coupon.currency_options"],
  });
  const [found] = data;
  const coupon = found?.promotion.coupon;
  if (!found || !coupon || typeof coupon === "string") return null;
  return {
    code,
    provider_id: found.id,
    active: found.active && coupon.valid,
    coupon: toCoupon(coupon),
    expires_at: found.expires_at === null ? null : new Date(found.expires_at * 1000),
  };
}

function toCoupon({percent_off, amount_off, currency, currency_options, applies_to}: Stripe.Coupon): Coupon {
  const others = Object.entries(currency_options ?? {}).map(([code, option]) => [code, option.amount_off]);
  const own = amount_off !== null && currency !== null ? [[currency, amount_off]] : [];
  const amounts = [...others, ...own].map(([code, amount]) => [String(code).toUpperCase(), Number(amount)]);
  return {
    basis_points: percent_off === null ? null : Math.round(percent_off * 100),
    amounts: Object.fromEntries(amounts),
    skus: applies_to ? applies_to.products.map(skuOfProduct) : null,
  };
}
