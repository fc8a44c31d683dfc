/** Answers are rounded, stored values never are. */
function to(decimals: number) {
  const factor = 10 ** decimals;
  // Adding 0 turns a negative zero into zero.
  return (value: number | null | undefined): number | null =>
    value === null || value === undefined || Number.isNaN(value)
      ? null
      : Math.round(value * factor) / factor + 0;
}

/** Metres, seconds, metres of height. */
export const whole = to(0);
/** Watts, stress, percentages, beats, steps a minute, ms. */
export const tenth = to(1);
/** m/s, m per step, cm, kN/m. */
export const thousandth = to(3);
/** Degrees of latitude and longitude: a centimetre. */
export const degrees = to(7);
