import type {User, UserEdit} from "@gradus/backend/contract/accounts";
import {BOUNDS, minimumAge, misplacedHeartRate} from "@gradus/backend/contract/bounds";
import type {Region} from "@gradus/schemas/markets";
import {
  FEET,
  heightCodes,
  INCHES,
  POUNDS,
  roundToTenth,
  toCentimetres,
  toFeet,
  toKilograms,
  toPounds,
} from "@/client/forms/body-units";
import type {FieldCodes, FieldNotes} from "@/client/forms/field-mistakes";
import {
  calendarDay,
  numberWithin,
  parseNumber,
  personName,
  required,
  userName,
  wholeNumberWithin,
} from "@/client/forms/field-rules";
import {GOAL_FIELDS, goalCodes, goalNotes, goalRaceOf} from "@/client/forms/goal-race";
import {timezone, zoneLabel, zoneOf} from "@/client/forms/timezones";
import type {FormValues} from "@/ui/form/form-state";
import type {ProfileTranslator} from "./profile-messages";

const HEART_RATES = ["resting_heart_rate", "threshold_heart_rate", "maximum_heart_rate"] as const;
export const PROFILE_FIELDS = [
  "first_name",
  "last_name",
  "user_name",
  "date_of_birth",
  "gender",
  "height_cm",
  "height_ft",
  "height_in",
  "weight",
  ...HEART_RATES,
  "starting_fitness",
  "timezone",
  ...GOAL_FIELDS,
] as const;
export type ProfileValues = FormValues<(typeof PROFILE_FIELDS)[number]>;

const GENDERS = ["female", "male", "non_binary", "not_stated"] as const;
type Owner = Pick<User, "preferences">;
/** Who knows their weight in pounds knows their height in feet. */
export const isImperial = ({preferences}: Owner) => preferences.weight_unit === "lb";

/** The account as the form shows it, in the units its owner chose. */
export function profileValues(user: User, format: string): ProfileValues {
  const {format: write} = new Intl.NumberFormat(format, {maximumFractionDigits: 1, useGrouping: false});
  const {feet, inches} = toFeet(user.height_cm);
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    user_name: user.user_name,
    date_of_birth: user.date_of_birth,
    gender: user.gender,
    height_cm: isImperial(user) ? "" : write(user.height_cm),
    height_ft: isImperial(user) ? write(feet) : "",
    height_in: isImperial(user) ? write(inches) : "",
    weight: write(isImperial(user) ? toPounds(user.weight_kg) : user.weight_kg),
    resting_heart_rate: user.resting_heart_rate?.toString() ?? "",
    threshold_heart_rate: user.threshold_heart_rate?.toString() ?? "",
    maximum_heart_rate: user.maximum_heart_rate?.toString() ?? "",
    starting_fitness: user.starting_fitness?.toString() ?? "",
    timezone: zoneLabel(user.timezone),
    goal_kind: user.goal_race.kind,
    goal_date: user.goal_race.date ?? "",
    goal_name: user.goal_race.name ?? "",
  };
}

export function profileNotes(t: ProfileTranslator, user: Owner, region: Region): FieldNotes {
  return {
    first_name: BOUNDS.name,
    last_name: BOUNDS.name,
    user_name: {...BOUNDS.user_name, words: {unknown_value: t("signup.usernameInvalid")}},
    date_of_birth: {
      words: {
        not_a_date: t("signup.dobInvalid"),
        out_of_range: t("signup.dobInvalid"),
        too_young: t("signup.tooYoung", {age: minimumAge(region)}),
      },
    },
    height_cm: BOUNDS.height_cm,
    height_ft: FEET,
    height_in: INCHES,
    weight: weightBounds(user),
    ...Object.fromEntries(
      HEART_RATES.map((name) => [
        name,
        {...BOUNDS[name], words: {unknown_value: t("account.heartRatesRise")}},
      ]),
    ),
    starting_fitness: BOUNDS.starting_fitness,
    timezone: {words: {unknown_value: t("signup.timezoneUnknown")}},
    ...goalNotes(t),
  };
}

interface Rules {
  readonly user: Owner;
  /** yyyy-MM-dd where the person is. */
  readonly today: string;
}

/** A race that is already over is not checked until the user changes it. */
export function profileCodes(
  values: ProfileValues,
  before: ProfileValues,
  {user, today}: Rules,
): FieldCodes<keyof ProfileValues> {
  return {
    first_name: personName(values.first_name),
    last_name: personName(values.last_name),
    user_name: userName(values.user_name),
    date_of_birth: required(values.date_of_birth) ?? calendarDay(values.date_of_birth),
    gender: required(values.gender),
    ...(isImperial(user)
      ? heightCodes(values)
      : {height_cm: numberWithin(BOUNDS.height_cm)(values.height_cm)}),
    weight: numberWithin(weightBounds(user))(values.weight),
    ...heartRateCodes(values),
    ...(values.starting_fitness.trim() !== "" && {
      starting_fitness: wholeNumberWithin(BOUNDS.starting_fitness)(values.starting_fitness),
    }),
    timezone: timezone(values.timezone),
    ...(GOAL_FIELDS.some((name) => values[name] !== before[name]) && goalCodes(values, today)),
  };
}

/** Each may be left empty; those that are given rise from resting to maximum. */
function heartRateCodes(values: ProfileValues): FieldCodes<(typeof HEART_RATES)[number]> {
  const wrong = HEART_RATES.flatMap((name) => {
    const code = values[name].trim() === "" ? undefined : wholeNumberWithin(BOUNDS[name])(values[name]);
    return code ? [[name, code] as const] : [];
  });
  if (wrong.length > 0) return Object.fromEntries(wrong);
  const misplaced = misplacedHeartRate({
    resting_heart_rate: parseNumber(values.resting_heart_rate),
    threshold_heart_rate: parseNumber(values.threshold_heart_rate),
    maximum_heart_rate: parseNumber(values.maximum_heart_rate),
  });
  return misplaced ? {[misplaced]: "unknown_value"} : {};
}

const weightBounds = (user: Owner) => (isImperial(user) ? POUNDS : BOUNDS.weight_kg);

/** Only the fields that differ from the shown values, so that a user does not overwrite a change made elsewhere. */
export function profileEdit(values: ProfileValues, before: ProfileValues, user: Owner): UserEdit {
  const isChanged = (...names: (keyof ProfileValues)[]) =>
    names.some((name) => values[name] !== before[name]);
  const number = (text: string) => parseNumber(text) ?? 0;
  return {
    ...(isChanged("first_name") && {first_name: values.first_name.trim()}),
    ...(isChanged("last_name") && {last_name: values.last_name.trim()}),
    ...(isChanged("user_name") && {user_name: values.user_name}),
    ...(isChanged("date_of_birth") && {date_of_birth: values.date_of_birth}),
    ...(isChanged("gender") && {
      gender: GENDERS.find((gender) => gender === values.gender) ?? "not_stated",
    }),
    ...(isChanged("height_cm", "height_ft", "height_in") && {
      height_cm: isImperial(user) ? toCentimetres(values) : roundToTenth(number(values.height_cm)),
    }),
    ...(isChanged("weight") && {
      weight_kg: isImperial(user) ? toKilograms(number(values.weight)) : roundToTenth(number(values.weight)),
    }),
    ...Object.fromEntries(
      HEART_RATES.filter((name) => isChanged(name)).map((name) => [name, parseNumber(values[name])]),
    ),
    ...(isChanged("starting_fitness") && {starting_fitness: parseNumber(values.starting_fitness)}),
    ...(isChanged("timezone") && {timezone: zoneOf(values.timezone) ?? ""}),
    ...(isChanged(...GOAL_FIELDS) && {goal_race: goalRaceOf(values)}),
  };
}

/** Whether runs that are measured by heart rate would come to another stress. */
export const changesHeartRates = (edit: UserEdit) => HEART_RATES.some((name) => edit[name] !== undefined);
