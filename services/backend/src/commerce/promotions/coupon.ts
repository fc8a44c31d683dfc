import {allocate, percentOf, sum} from "../money/money.ts";

/** What a promotion code takes off, as far as a cart can tell before the provider does the sum. */
export interface Coupon {
  /** Hundredths of a percent; null for a fixed amount. */
  readonly basis_points: number | null;
  /** By currency, upper case; empty for a percentage. */
  readonly amounts: Readonly<Record<string, number>>;
  /** The products it applies to; null for all. */
  readonly skus: readonly string[] | null;
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
