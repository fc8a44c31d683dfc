/**
 * Amounts in whole percent of their sum, so that the percents add up to 100 (largest remainder). All 0 where there is
 * nothing.
 */
export function wholePercents(amounts: readonly number[]): number[] {
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  if (all <= 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (100 * amount) / all);
  const floors = exact.map(Math.floor);
  const missing = 100 - floors.reduce((sum, percent) => sum + percent, 0);
  const remainder = (index: number) => (exact[index] ?? 0) - (floors[index] ?? 0);
  const raised = new Set(
    exact
      .map((_, index) => index)
      .sort((one, other) => remainder(other) - remainder(one) || one - other)
      .slice(0, Math.round(missing)),
  );
  return floors.map((percent, index) => percent + (raised.has(index) ? 1 : 0));
}
