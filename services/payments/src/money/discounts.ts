import type {Coupon} from "../protocol/stored.ts";

export interface Amount {
  readonly product: string;
  readonly amount: number;
}

/** What a coupon takes off each line, in order. The parts add up to the whole, to the last minor unit. */
export function discountLines(coupon: Coupon, currency: string, lines: readonly Amount[]): number[] {
  const only = coupon.applies_to?.products;
  const eligible = lines.map(({product, amount}) => (only && !only.includes(product) ? 0 : amount));
  const sum = eligible.reduce((total, amount) => total + amount, 0);
  return allocate(Math.min(sum, discountAmount(coupon, currency, sum)), eligible);
}

function discountAmount(coupon: Coupon, currency: string, sum: number): number {
  if (coupon.percent_off !== null) return Math.round((sum * coupon.percent_off) / 100);
  if (coupon.currency === currency) return coupon.amount_off ?? 0;
  return coupon.currency_options?.[currency]?.amount_off ?? 0;
}

/** Shares a whole in proportion to weights; what rounding leaves goes to the largest remainders. */
export function allocate(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((whole * weight) / sum));
  const left = whole - shares.reduce((total, share) => total + share, 0);
  const byRemainder = weights
    .map((weight, index) => ({index, remainder: (whole * weight) % sum}))
    .sort((a, b) => b.remainder - a.remainder)
    .slice(0, left);
  const extra = new Set(byRemainder.map(({index}) => index));
  return shares.map((share, index) => share + (extra.has(index) ? 1 : 0));
}
