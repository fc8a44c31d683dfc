import type {Coupon, Price} from "../protocol/stored.ts";
import {discountLines} from "./discounts.ts";
import {taxAmount} from "./tax.ts";

export interface Line {
  readonly price: Price;
  readonly quantity: number;
  /** Not charged now: a membership on trial. */
  readonly isFree: boolean;
}

export interface PricedLine extends Line {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly taxable: number;
  readonly isInclusive: boolean;
  readonly total: number;
}

export interface Priced {
  readonly lines: readonly PricedLine[];
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

export interface Pricing {
  readonly currency: string;
  readonly coupon: Coupon | null;
  /** The destination country, for tax; null when it is not known yet or no tax is requested. */
  readonly country: string | null;
}

export function priceLines(lines: readonly Line[], {currency, coupon, country}: Pricing): Priced {
  const amounts = lines.map(({price, quantity, isFree}) => ({
    product: price.product,
    amount: isFree ? 0 : (amountIn(price, currency)?.unit_amount ?? 0) * quantity,
  }));
  const discounts = coupon ? discountLines(coupon, currency, amounts) : amounts.map(() => 0);
  const priced = lines.map((line, index): PricedLine => {
    const subtotal = amounts[index]?.amount ?? 0;
    const discount = discounts[index] ?? 0;
    const behaviour = amountIn(line.price, currency)?.tax_behavior ?? "unspecified";
    const {tax, isInclusive, total} = taxAmount(subtotal - discount, behaviour, country);
    const taxable = isInclusive ? subtotal - discount - tax : subtotal - discount;
    return {...line, subtotal, discount, tax, taxable, isInclusive, total};
  });
  const sum = (pick: (line: PricedLine) => number) => priced.reduce((total, line) => total + pick(line), 0);
  return {
    lines: priced,
    subtotal: sum(({subtotal}) => subtotal),
    discount: sum(({discount}) => discount),
    tax: sum(({tax}) => tax),
    total: sum(({total}) => total),
  };
}

export interface CurrencyAmount {
  readonly unit_amount: number;
  readonly tax_behavior: Price["tax_behavior"];
}

/** The price in a currency, or null where it is not sold in it. */
export function amountIn(price: Price, currency: string): CurrencyAmount | null {
  const option = price.currency_options?.[currency];
  if (price.currency === currency) {
    return {unit_amount: price.unit_amount ?? 0, tax_behavior: price.tax_behavior};
  }
  return option ? {unit_amount: option.unit_amount ?? 0, tax_behavior: option.tax_behavior} : null;
}
