/** Answers are rounded, stored values never are. */
function roundTo(decimals: number) {
  const factor = 10 ** decimals;
  // Adding 0 turns a negative zero into zero.
  return (value: number | null | undefined): number | null =>
    value === null || value === undefined || Number.isNaN(value)
      ? null
      : Math.round(value * factor) / factor + 0;
}

/** Metres, seconds, metres of height. */
export const whole = roundTo(0);
/** Watts, stress, percentages, beats, steps a minute, ms. */
export const tenth = roundTo(1);
/** m/s, m per step, cm, kN/m. */
export const thousandth = roundTo(3);
/** Degrees of latitude and longitude: a centimetre. */
export const degrees = roundTo(7);
