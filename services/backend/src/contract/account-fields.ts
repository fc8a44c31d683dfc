import {isLocale, isRegion} from "@gradus/schemas/markets";
import {isDay} from "@gradus/training/numbers/days";
import {z} from "zod";
import {
  ageOn,
  BOUNDS,
  isBlank,
  lengthOf,
  minimumAge,
  NO_CONTROLS,
  USER_NAME,
  withoutInvisible,
} from "./bounds.ts";
import {refuseAs} from "./field-code.ts";

export {ageOn, BOUNDS, minimumAge};

export const userName = z
  .string()
  .refine((name) => name !== "", refuseAs("required"))
  .refine((name) => name.length >= BOUNDS.user_name.min, refuseAs("too_short"))
  .refine((name) => name.length <= BOUNDS.user_name.max, refuseAs("too_long"))
  .refine((name) => USER_NAME.test(name), refuseAs("unknown_value"));

/** A password to set: any script, no rules of composition. Whether it is too common only the server knows. */
export const newPassword = z
  .string()
  .refine((password) => password !== "", refuseAs("password_required"))
  .refine((password) => lengthOf(password.normalize("NFKC")) >= BOUNDS.password.min, refuseAs("too_short"))
  .refine((password) => lengthOf(password.normalize("NFKC")) <= BOUNDS.password.max, refuseAs("too_long"));

const personName = z
  .string()
  .overwrite(withoutInvisible)
  .refine((name) => !isBlank(name), refuseAs("required"))
  .refine((name) => lengthOf(name) <= BOUNDS.name.max, refuseAs("too_long"))
  .refine((name) => NO_CONTROLS.test(name), refuseAs("unknown_value"));
export const firstName = personName;
export const lastName = personName;

export const timezone = z
  .string()
  .refine((zone) => zone !== "", refuseAs("required"))
  .refine(isTimeZone, refuseAs("unknown_value"));

export const locale = z.string().refine(isLocale, refuseAs("unknown_value"));
export const region = z.string().refine(isRegion, refuseAs("unknown_value"));

export const distanceUnit = z.enum(["km", "mi"]);
export const temperatureUnit = z.enum(["c", "f"]);
export const weightUnit = z.enum(["kg", "lb"]);
export const gender = z.enum(["female", "male", "non_binary", "not_stated"]);

/** A day of the calendar as yyyy-MM-dd; 30 February is none. */
export const day = z.string().refine(isDay, refuseAs("not_a_date"));

export const goalRace = z.strictObject({
  kind: z.enum(["none", "5k", "10k", "half_marathon", "marathon", "ultra"]),
  /** In the future, at most three years ahead. */
  date: day.optional(),
  name: z
    .string()
    .trim()
    .refine((name) => lengthOf(name) <= BOUNDS.race_name.max, refuseAs("too_long"))
    .refine((name) => NO_CONTROLS.test(name), refuseAs("unknown_value"))
    .optional(),
});
export type GoalRace = z.infer<typeof goalRace>;

export const heightCm = oneDecimal(BOUNDS.height_cm);
export const weightKg = oneDecimal(BOUNDS.weight_kg);
export const restingHeartRate = wholeOrNull(BOUNDS.resting_heart_rate);
export const thresholdHeartRate = wholeOrNull(BOUNDS.threshold_heart_rate);
export const maximumHeartRate = wholeOrNull(BOUNDS.maximum_heart_rate);
export const startingFitness = wholeOrNull(BOUNDS.starting_fitness);

function wholeOrNull({min, max}: {min: number; max: number}) {
  return z
    .number()
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, refuseAs("out_of_range"))
    .nullable();
}

function oneDecimal({min, max}: {min: number; max: number}) {
  return z
    .number()
    .refine((value) => value >= min && value <= max, refuseAs("out_of_range"))
    .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, refuseAs("out_of_range"));
}

function isTimeZone(zone: string) {
  // The runtime also knows offsets such as `+02:00`, which have no summer time.
  if (!/^[A-Za-z]/.test(zone) || zone.length > 64) return false;
  try {
    return new Intl.DateTimeFormat("en", {timeZone: zone}).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
