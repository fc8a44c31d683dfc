import {and, eq} from "drizzle-orm";
import type Stripe from "stripe";
import type {PromoEnd} from "../../contract/cart-values.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {callProvider, type Payments, requirePayments} from "../payments/payment-client.ts";
import {skuOfProduct} from "../payments/provider-ref.ts";
import type {Coupon} from "./coupon.ts";
import {createPromoRepository, toCoupon} from "./promo-repository.ts";
import {promo_mirror} from "./tables.ts";

interface LookupDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly payments: Payments | null;
}

type MirrorRow = typeof promo_mirror.$inferSelect;

export type Promos = ReturnType<typeof createPromos>;

export type RecalledPromo =
  | {readonly coupon: Coupon; readonly end: null}
  | {readonly coupon: null; readonly end: PromoEnd};

/** Promotion codes: the provider decides which are valid, the mirror caches them for carts. */
export function createPromos({db, now, payments}: LookupDeps) {
  const livemode = payments?.livemode ?? false;

  return {
    /** Queries the provider. Null for a usable code; unknown and switched-off codes get the same result. */
    async check(code: string): Promise<PromoEnd | null> {
      const {stripe} = requirePayments(payments);
      const row = await callProvider(() => findCode(stripe, code));
      if (!row) {
        await forget(db, code, livemode);
        return "ended";
      }
      const mirrored = {...row, livemode, synced_at: now()};
      await remember(db, mirrored);
      return endOf(mirrored, now());
    },

    /** Reads the mirror, within the caller's transaction where there is one. */
    async recall(handle: Db, code: string): Promise<RecalledPromo> {
      const row = await createPromoRepository(handle).get(code, livemode);
      const end = row === null ? "ended" : endOf(row, now());
      return row === null || end !== null
        ? {coupon: null, end: end ?? "ended"}
        : {coupon: toCoupon(row.coupon), end: null};
    },

    /** The provider's id of a code that was valid when it was last checked. */
    async providerId(code: string): Promise<string | null> {
      const row = await createPromoRepository(db).get(code, livemode);
      return row !== null && endOf(row, now()) === null ? row.provider_id : null;
    },
  };
}

/** The uses that are known of the same code only grow: an answer of the provider may be older than an order of ours. */
async function remember(db: Db, mirrored: MirrorRow) {
  await withTransaction(db, async (tx) => {
    const promos = createPromoRepository(tx);
    const known = await promos.lock(mirrored.code, mirrored.livemode);
    const isSame = known?.provider_id === mirrored.provider_id;
    const coupon = toCoupon(mirrored.coupon);
    const uses = Math.max(coupon.uses, isSame ? toCoupon(known.coupon).uses : 0);
    await promos.put({...mirrored, coupon: {...coupon, uses}});
  });
}

function endOf({active, expires_at, coupon}: MirrorRow, now: Date): PromoEnd | null {
  const {max_uses, uses} = toCoupon(coupon);
  if (expires_at !== null && expires_at <= now) return "expired";
  if (max_uses !== null && uses >= max_uses) return "used_up";
  return active ? null : "ended";
}

function forget(db: Db, code: string, livemode: boolean) {
  return db
    .update(promo_mirror)
    .set({active: false})
    .where(and(eq(promo_mirror.code, code), eq(promo_mirror.livemode, livemode)));
}

/** Of several that were called the same, the one that can be used; else the newest. */
async function findCode(stripe: Stripe, code: string) {
  const {data} = await stripe.promotionCodes.list({
    code,
    limit: 100,
    expand: ["data.promotion.coupon.applies_to", "data.promotion.coupon.currency_options"],
  });
  const found = data.find(({active}) => active) ?? data[0];
  const coupon = found?.promotion.coupon;
  if (!found || !coupon || typeof coupon === "string") return null;
  const ends = [found.expires_at, coupon.redeem_by].flatMap((end) => end ?? []);
  return {
    code,
    provider_id: found.id,
    active: found.active && coupon.valid,
    coupon: readCoupon(found, coupon),
    expires_at: ends.length === 0 ? null : new Date(Math.min(...ends) * 1000),
  };
}

function readCoupon(code: Stripe.PromotionCode, coupon: Stripe.Coupon): Coupon {
  const {percent_off, amount_off, currency, currency_options, applies_to} = coupon;
  const others = Object.entries(currency_options ?? {}).map(([name, option]) => [name, option.amount_off]);
  const own = amount_off !== null && currency !== null ? [[currency, amount_off]] : [];
  return {
    basis_points: percent_off === null ? null : Math.round(percent_off * 100),
    amounts: byCurrency([...others, ...own]),
    skus: applies_to ? applies_to.products.map(skuOfProduct) : null,
    minimums: readMinimums(code.restrictions),
    ...readUses(code, coupon),
  };
}

function readMinimums({minimum_amount, minimum_amount_currency, currency_options}: Restrictions) {
  if (minimum_amount === null || minimum_amount_currency === null) return null;
  const others = Object.entries(currency_options ?? {}).map(([name, option]) => [
    name,
    option.minimum_amount,
  ]);
  return byCurrency([...others, [minimum_amount_currency, minimum_amount]]);
}

type Restrictions = Stripe.PromotionCode["restrictions"];

const byCurrency = (amounts: (string | number)[][]): Record<string, number> =>
  Object.fromEntries(amounts.map(([name, amount]) => [String(name).toUpperCase(), Number(amount)]));

type RedemptionCount = Pick<Stripe.Coupon, "max_redemptions" | "times_redeemed">;

/** A coupon may have several codes, and a bound of its own: the nearer of the two counts. */
function readUses(code: RedemptionCount, coupon: RedemptionCount): Pick<Coupon, "max_uses" | "uses"> {
  const left = ({max_redemptions, times_redeemed}: RedemptionCount) =>
    max_redemptions === null ? Number.POSITIVE_INFINITY : max_redemptions - times_redeemed;
  const {max_redemptions, times_redeemed} = left(coupon) < left(code) ? coupon : code;
  return {max_uses: max_redemptions, uses: times_redeemed};
}
