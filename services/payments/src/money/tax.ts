import type {Price} from "../protocol/stored.ts";

/**
 * Percentages for demonstration, by country: one rate each, no states, no reduced rates. No invoice may be based on
 * them; the real provider computes tax from registrations.
 */
export const DEMONSTRATION_RATES: Readonly<Record<string, number>> = {
  AT: 20,
  AU: 10,
  BE: 21,
  CA: 13,
  CH: 8.1,
  DE: 19,
  DK: 25,
  ES: 21,
  FR: 20,
  GB: 20,
  IE: 23,
  IT: 22,
  LU: 17,
  NL: 21,
  PT: 23,
  SE: 25,
  US: 8.25,
};

export const rateOf = (country: string): number => DEMONSTRATION_RATES[country] ?? 0;

export interface Taxed {
  readonly tax: number;
  readonly isInclusive: boolean;
  /** With tax, whether it was inside already or came on top. */
  readonly total: number;
}

/** Tax on one amount. Null country: the destination is not known yet, so no tax is shown. */
export function taxAmount(amount: number, behaviour: Price["tax_behavior"], country: string | null): Taxed {
  const rate = country === null ? 0 : rateOf(country);
  const isInclusive = behaviour === "inclusive";
  if (isInclusive) return {tax: Math.round((amount * rate) / (100 + rate)), isInclusive, total: amount};
  const tax = Math.round((amount * rate) / 100);
  return {tax, isInclusive, total: amount + tax};
}
