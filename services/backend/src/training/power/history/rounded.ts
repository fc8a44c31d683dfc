// Stored values are never rounded; answers are, to what can be read and compared.

const roundTo = (digits: number) => (value: number) => Math.round(value * digits) / digits;

/** Watts, stress, percent, kg. */
export const tenth = roundTo(10);
/** Metres, seconds, joules. */
export const whole = roundTo(1);
/** Shares from 0 to 1 and other ratios. */
export const fine = roundTo(10_000);

export const orNull = (round: (value: number) => number, value: number | null) =>
  value === null ? null : round(value);
