/** Count, mean and largest of the values that were measured. */
export function statistics(values: ArrayLike<number> | undefined, {zeros = true} = {}) {
  const measured = Array.from(values ?? []).filter((value) => !Number.isNaN(value) && (zeros || value !== 0));
  const sum = measured.reduce((total, value) => total + value, 0);
  return {
    n: measured.length,
    mean: sum / measured.length,
    max: Math.max(...measured),
    min: Math.min(...measured),
    sum,
  };
}
