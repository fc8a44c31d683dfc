interface Line {
  readonly qty: number;
  /** What was paid for all of it, after its discount and with its tax. */
  readonly total: number;
}

/**
 * What units of a line are worth, after others were given back: equal shares in whole cents, and whoever comes last gets
 * what rounding left over.
 */
export function shareOf({qty, total}: Line, before: number, units: number): number {
  const upTo = (count: number) => Number((BigInt(total) * BigInt(count)) / BigInt(qty));
  return upTo(before + units) - upTo(before);
}
