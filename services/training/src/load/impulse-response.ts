import {TRAINING_DEFAULTS} from "../defaults.ts";
import {solveLinear} from "../numbers/solve-linear.ts";

const {impulseResponse: rules} = TRAINING_DEFAULTS;

/** Performance in W: level, and W gained and lost per unit of decayed stress. */
export interface ImpulseResponse {
  readonly level: number;
  readonly gain: number;
  readonly fatigue: number;
}

/** A measured critical power in W, on a day counted from the first day of stress. */
export interface PowerTest {
  readonly day: number;
  readonly power: number;
}

/** Stress that decays by e^(−1/days) a day, the day's own in full. */
function decayedSum(stress: ArrayLike<number>, days: number): Float64Array {
  const sums = new Float64Array(stress.length);
  const decay = Math.exp(-1 / days);
  let sum = 0;
  for (let day = 0; day < stress.length; day++) sums[day] = sum = sum * decay + (stress[day] ?? 0);
  return sums;
}

/** W on each day: p0 + k1·g − k2·h (Banister et al. 1975, 1991), with 42 and 7 days. */
export function performance(stress: ArrayLike<number>, model: ImpulseResponse): Float64Array {
  const gained = decayedSum(stress, rules.fitnessDays);
  const lost = decayedSum(stress, rules.fatigueDays);
  return gained.map((value, day) => model.level + model.gain * value - model.fatigue * (lost[day] ?? 0));
}

/**
 * The response that fits the tests best, with gain and fatigue not negative. Null with fewer than five tests over
 * 120 days: fewer do not determine two rates and a level.
 */
export function fitImpulseResponse(
  stress: ArrayLike<number>,
  tests: readonly PowerTest[],
): ImpulseResponse | null {
  const days = tests.map(({day}) => day);
  if (tests.length < rules.leastTests || Math.max(...days) - Math.min(...days) < rules.withinDays)
    return null;
  const gained = decayedSum(stress, rules.fitnessDays);
  const lost = decayedSum(stress, rules.fatigueDays);
  const columns = {
    level: tests.map(() => 1),
    gain: tests.map(({day}) => gained[day] ?? 0),
    fatigue: tests.map(({day}) => -(lost[day] ?? 0)),
  };
  const candidates = [
    ["level", "gain", "fatigue"],
    ["level", "gain"],
    ["level", "fatigue"],
    ["level"],
  ] as const;
  const fits = candidates.map((names) => fitColumns(names, columns, tests));
  const allowed = fits.filter(({model}) => model.gain >= 0 && model.fatigue >= 0);
  return allowed.reduce((best, fit) => (fit.error < best.error ? fit : best)).model;
}

function fitColumns(
  names: readonly (keyof ImpulseResponse)[],
  columns: Record<keyof ImpulseResponse, readonly number[]>,
  tests: readonly PowerTest[],
) {
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  const power = tests.map((test) => test.power);
  const solution = solveLinear(
    names.map((row) => names.map((column) => dot(columns[row], columns[column]))),
    names.map((row) => dot(columns[row], power)),
  );
  const model: ImpulseResponse = {
    level: 0,
    gain: 0,
    fatigue: 0,
    ...Object.fromEntries(names.map((name, index) => [name, solution[index] ?? 0])),
  };
  const error = tests.reduce((sum, test, index) => {
    const modelled = names.reduce((total, name) => total + model[name] * (columns[name][index] ?? 0), 0);
    return sum + (test.power - modelled) ** 2;
  }, 0);
  return {model, error};
}
