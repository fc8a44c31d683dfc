/**
 * Decimal digits of a currency in amounts sent to the payment provider. Listed are currencies for which they differ
 * from how amounts are written: these the provider counts in hundredths although hundredths no longer exist.
 */
const PROVIDER_EXPONENT: Readonly<Record<string, number>> = {ISK: 2, UGX: 2, HUF: 2, TWD: 2, MGA: 0};

/** Of which the provider takes whole units only, or whole tens of thousandths: the smallest step of an amount. */
const PROVIDER_STEP: Readonly<Record<string, number>> = {
  ISK: 100,
  UGX: 100,
  BHD: 10,
  JOD: 10,
  KWD: 10,
  OMR: 10,
  TND: 10,
};

const BASIS_POINTS = 10_000n;

/** Digits behind the point: an amount of minor units is `amount / 10 ** exponentOf(currency)` for people. */
export function exponentOf(currency: string): number {
  const code = currency.toUpperCase();
  const own = PROVIDER_EXPONENT[code];
  if (own !== undefined) return own;
  const {maximumFractionDigits} = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** What amounts of a currency are multiples of. */
export function stepOf(currency: string): number {
  return PROVIDER_STEP[currency.toUpperCase()] ?? 1;
}

/** Throws a RangeError if a sum exceeds the safe integers: an amount of money is never approximate. */
export function exact(amount: bigint | number): number {
  const number = Number(amount);
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError(`${amount} is no exact amount of money`);
}

export function times(unit: number, quantity: number): number {
  return exact(BigInt(exact(unit)) * BigInt(exact(quantity)));
}

export function sum(amounts: Iterable<number>): number {
  let total = 0n;
  for (const amount of amounts) total += BigInt(exact(amount));
  return exact(total);
}

/** So many hundredths of a percent of an amount, rounded half up, once. */
export function percentOf(amount: number, basisPoints: number): number {
  const product = BigInt(exact(amount)) * BigInt(exact(basisPoints));
  return exact((2n * product + BASIS_POINTS) / (2n * BASIS_POINTS));
}

/**
 * Divides an amount by weights. The parts add up to it exactly: what rounding leaves goes, one by one, to the largest
 * remainders, and of equal ones to the first. Without any weight all of it goes to the first.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) throw new RangeError("There is nobody to allocate to");
  const shares = weights.map((weight) => BigInt(exact(weight)));
  const total = shares.reduce((all, share) => all + share, 0n);
  if (total === 0n) return weights.map((_, index) => (index === 0 ? exact(amount) : 0));
  const whole = BigInt(exact(amount));
  const parts = shares.map((share, index) => ({
    index,
    part: (whole * share) / total,
    remainder: (whole * share) % total,
  }));
  const left = whole - parts.reduce((all, {part}) => all + part, 0n);
  const first = parts.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const lucky = new Set(first.slice(0, Number(left)).map(({index}) => index));
  return parts.map(({index, part}) => exact(lucky.has(index) ? part + 1n : part));
}
