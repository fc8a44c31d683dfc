import {solveLinear} from "../numbers/solve-linear.ts";

export interface LeastSquaresProblem {
  /** What is to become small, each already divided by its spread. Always the same number of them. */
  readonly residuals: (parameters: readonly number[]) => readonly number[];
  readonly start: readonly number[];
  /** Moves parameters to the nearest allowed ones. */
  readonly bound: (parameters: readonly number[]) => readonly number[];
  readonly steps?: number;
}

const INCREMENT = 1e-6;

/** Parameters that make the sum of squares least within bounds: Levenberg-Marquardt with a numeric Jacobian. */
export function leastSquares({residuals, start, bound, steps = 100}: LeastSquaresProblem): readonly number[] {
  let parameters = bound(start);
  let cost = sumOfSquares(residuals(parameters));
  let damping = 1e-3;
  for (let step = 0; step < steps && damping < 1e10; step++) {
    const {normal, gradient} = normalEquations(residuals, parameters);
    const damped = normal.map((row, index) => row.with(index, (row[index] ?? 0) * (1 + damping) + 1e-12));
    const change = solveLinear(damped, gradient);
    const next = bound(parameters.map((value, index) => value - (change[index] ?? 0)));
    const nextCost = sumOfSquares(residuals(next));
    if (nextCost >= cost) {
      damping *= 4;
      continue;
    }
    const isSettled = cost - nextCost < 1e-14 * (1 + cost);
    [parameters, cost, damping] = [next, nextCost, Math.max(damping / 8, 1e-12)];
    if (isSettled) break;
  }
  return parameters;
}

const sumOfSquares = (values: readonly number[]) => values.reduce((sum, value) => sum + value * value, 0);

/** JᵀJ and Jᵀr at the given parameters. */
function normalEquations(residuals: LeastSquaresProblem["residuals"], parameters: readonly number[]) {
  const at = residuals(parameters);
  const slopes = parameters.map((value, index) => {
    const increment = INCREMENT * Math.max(1, Math.abs(value));
    const moved = residuals(parameters.with(index, value + increment));
    return at.map((residual, point) => ((moved[point] ?? 0) - residual) / increment);
  });
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  return {
    normal: slopes.map((row) => slopes.map((column) => dot(row, column))),
    gradient: slopes.map((row) => dot(row, at)),
  };
}
