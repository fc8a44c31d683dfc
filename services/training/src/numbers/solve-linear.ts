/**
 * x of A·x = b by elimination with pivots. A column without any pivot gets 0: that parameter stays where it is.
 *
 * @param matrix n rows of n numbers
 */
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const below = rows.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const pivotAt = column + below.indexOf(Math.max(...below));
    const pivot = rows[pivotAt] ?? [];
    rows[pivotAt] = rows[column] ?? [];
    rows[column] = pivot;
    const divisor = pivot[column] ?? 0;
    if (divisor === 0) continue;
    for (let row = column + 1; row < size; row++) {
      const factor = (rows[row]?.[column] ?? 0) / divisor;
      rows[row] = (rows[row] ?? []).map((value, index) => value - factor * (pivot[index] ?? 0));
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    const values = rows[row] ?? [];
    const known = solution.reduce(
      (sum, value, index) => sum + (index > row ? value * (values[index] ?? 0) : 0),
      0,
    );
    const pivot = values[row] ?? 0;
    solution[row] = pivot === 0 ? 0 : ((values[size] ?? 0) - known) / pivot;
  }
  return solution;
}
