interface Line {
  readonly qty: number;
  /** What was paid for all of it, after its discount and with its tax. */
  readonly total: number;
}

/**
 * Value of some units of a line after others were refunded: equal shares in whole cents. The last units also get what
 * rounding left over.
 */
export function shareOf({qty, total}: Line, before: number, units: number): number {
  const upTo = (count: number) => Number((BigInt(total) * BigInt(count)) / BigInt(qty));
  return upTo(before + units) - upTo(before);
}
