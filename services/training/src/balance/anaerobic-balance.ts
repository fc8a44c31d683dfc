/**
 * The remaining W′ in J after each second, from full: below critical power it refills the slower the fuller it is,
 * above it is depleted (differential form of Skiba et al. 2015). Not clamped at 0: a negative balance means that
 * critical power or W′ is set too low. A slot without a value counts as 0 W.
 *
 * @param power W per second
 * @param criticalPower W
 * @param wPrime J, above 0
 */
export function anaerobicBalance(
  power: ArrayLike<number>,
  criticalPower: number,
  wPrime: number,
): Float64Array {
  const balance = new Float64Array(power.length);
  let left = wPrime;
  for (let slot = 0; slot < power.length; slot++) {
    const watts = power[slot] ?? 0;
    const margin = criticalPower - (Number.isNaN(watts) ? 0 : watts);
    left += margin > 0 ? (margin * (wPrime - left)) / wPrime : margin;
    balance[slot] = left;
  }
  return balance;
}
