import {allocate, percentOf, sum} from "../money/money.ts";

/** The discount of a promotion code, as far as a cart can compute it before the provider calculates the total. */
export interface Coupon {
  /** Hundredths of a percent; null for a fixed amount. */
  readonly basis_points: number | null;
  /** By currency, upper case; empty for a percentage. */
  readonly amounts: Readonly<Record<string, number>>;
  /** The products it applies to; null for all. */
  readonly skus: readonly string[] | null;
  /** The least that has to be due, by currency, upper case; null where any amount will do. */
  readonly minimums: Readonly<Record<string, number>> | null;
  /** How often it may be used; null for no limit. */
  readonly max_uses: number | null;
  /** How often it was used, as far as is known. */
  readonly uses: number;
}

/** Why a valid code takes nothing off this cart. */
export type PromoObstacle =
  | {readonly code: "promo_currency"; readonly params: {readonly currency: string}}
  | {readonly code: "promo_minimum"; readonly params: {readonly amount: number; readonly currency: string}};

/** Null where it applies. A fixed amount or a least amount that is not set for a currency is not converted to it. */
export function obstacleOf(coupon: Coupon, due: number, currency: string): PromoObstacle | null {
  const {basis_points, amounts, minimums} = coupon;
  if (basis_points === null && amounts[currency] === undefined) return wrongCurrency(amounts);
  if (minimums === null) return null;
  const amount = minimums[currency];
  if (amount === undefined) return wrongCurrency(minimums);
  return due < amount ? {code: "promo_minimum", params: {amount, currency}} : null;
}

function wrongCurrency(known: Readonly<Record<string, number>>): PromoObstacle {
  return {code: "promo_currency", params: {currency: Object.keys(known).sort().join(", ")}};
}

interface Priced {
  readonly sku: string;
  readonly amount: number;
}

/** What it takes off each line: never more than the line, and in all exactly what the code gives. */
export function discountsOf(coupon: Coupon, lines: readonly Priced[], currency: string): number[] {
  const bases = lines.map(({sku, amount}) =>
    coupon.skus === null || coupon.skus.includes(sku) ? amount : 0,
  );
  const {basis_points} = coupon;
  if (basis_points !== null) return bases.map((base) => percentOf(base, basis_points));
  const off = Math.min(coupon.amounts[currency] ?? 0, sum(bases));
  return off === 0 ? bases.map(() => 0) : allocate(off, bases);
}
