import type {Region} from "@gradus/schemas/markets";

// Plain values, free of the schema library: browsers load this file.

export const BOUNDS = {
  user_name: {min: 3, max: 30},
  email: {max: 254},
  password: {min: 8, max: 128},
  name: {max: 80},
  race_name: {max: 80},
  race_years_ahead: 3,
  height_cm: {min: 90, max: 250},
  weight_kg: {min: 25, max: 250},
  resting_heart_rate: {min: 25, max: 110},
  threshold_heart_rate: {min: 80, max: 220},
  maximum_heart_rate: {min: 100, max: 240},
  starting_fitness: {min: 0, max: 250},
  age: {max: 110},
} as const;

const AGE_OF_CONSENT = 13;
const OLDER: Partial<Record<Region, number>> = {de: 16, eu: 16, fr: 15, es: 14};
/** The age from which someone may have an account of their own in a region. */
export function minimumAge(region: Region) {
  return OLDER[region] ?? AGE_OF_CONSENT;
}

export const USER_NAME = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])$/;
/**
 * Nor what turns the direction of all that follows: a name would reverse the page around it. Nor half a character, which
 * no database and no mail can hold.
 */
export const NO_CONTROLS = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

/** Zero-width spaces and their like, pasted along. Not the joiners: several scripts and emoji are written with them. */
const INVISIBLE = /[\u00AD\u180E\u200B\u2060\uFEFF]/gu;
/** Without what makes two names differ that look the same. */
export const withoutInvisible = (text: string) => text.replaceAll(INVISIBLE, "").trim();

/** Whether the text shows nothing: only white space, format characters, and letters that render as nothing. */
export const isBlank = (text: string) => /^[\p{Z}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u.test(text.trim());

/** How many characters people would count. */
export const lengthOf = (text: string) => [...text].length;

/** Whole years between two days, both yyyy-MM-dd. Someone born on 29 February turns a year older on 1 March. */
export function ageOn(today: string, birth: string) {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) >= birth.slice(5) ? years : years - 1;
}

/** Heart rates in 1/min; null is unknown. */
export interface KnownHeartRates {
  readonly resting_heart_rate: number | null;
  readonly threshold_heart_rate: number | null;
  readonly maximum_heart_rate: number | null;
}

const RISING = ["resting_heart_rate", "threshold_heart_rate", "maximum_heart_rate"] as const;

/** The first of the heart rates that are known which is not above the one before it; null where they rise. */
export function misplacedHeartRate(rates: KnownHeartRates): keyof KnownHeartRates | null {
  const known = RISING.filter((name) => rates[name] !== null);
  return (
    known.find((name, at) => at > 0 && (rates[name] ?? 0) <= (rates[known[at - 1] ?? name] ?? 0)) ?? null
  );
}
