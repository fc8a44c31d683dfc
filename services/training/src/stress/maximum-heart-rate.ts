/** Tanaka, Monahan & Seals (2001): 208 less 0.7 for each year, with a standard deviation of 10. */
const EXPECTED = {atBirth: 208, perYear: 0.7, deviation: 10};

/**
 * Between which rates in 1/min the highest of a runner's runs is believed to be their maximum. Above, it is a sensor's
 * spike; below, they have only run easily so far, and what they have reached would make every easy run a maximal one.
 */
export function believableMaximum(age: number): {readonly min: number; readonly max: number} {
  const expected = EXPECTED.atBirth - EXPECTED.perYear * age;
  return {min: expected - EXPECTED.deviation, max: expected + 2 * EXPECTED.deviation};
}
