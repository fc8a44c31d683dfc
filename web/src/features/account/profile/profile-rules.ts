import type {User, UserEdit} from "@gradus/backend/contract/accounts";
import {BOUNDS} from "@gradus/backend/contract/bounds";
import {
  calendarDay,
  numberWithin,
  parseNumber,
  personName,
  required,
  userName,
} from "@/lib/forms/field-rules";
import {type FieldNotes, mistakeWords} from "@/lib/forms/mistake-words";
import type {FormValues} from "@/ui/form/form-state";
import type {ProfileWords} from "./profile-words";

export const PROFILE_FIELDS = [
  ...(["first_name", "last_name", "user_name", "date_of_birth"] as const),
  ...(["gender", "height_cm", "weight"] as const),
] as const;
export type ProfileValues = FormValues<(typeof PROFILE_FIELDS)[number]>;

const KG_PER_POUND = 0.45359237;
const GENDERS = ["female", "male", "non_binary", "not_stated"] as const;
const tenths = (value: number) => Math.round(value * 10) / 10;
const isPounds = ({preferences}: Pick<User, "preferences">) => preferences.weight_unit === "lb";

function weightBounds(user: Pick<User, "preferences">) {
  const {min, max} = BOUNDS.weight_kg;
  return isPounds(user)
    ? {min: Math.ceil(min / KG_PER_POUND), max: Math.floor(max / KG_PER_POUND)}
    : {min, max};
}

/** The account as the form shows it, in the units its owner chose. */
export function profileValues(user: User): ProfileValues {
  const weight = isPounds(user) ? user.weight_kg / KG_PER_POUND : user.weight_kg;
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    user_name: user.user_name,
    date_of_birth: user.date_of_birth,
    gender: user.gender,
    height_cm: String(user.height_cm),
    weight: String(tenths(weight)),
  };
}

export function profileNotes(words: ProfileWords, user: Pick<User, "preferences">): FieldNotes {
  return {
    first_name: BOUNDS.name,
    last_name: BOUNDS.name,
    user_name: {...BOUNDS.user_name, words: {unknown_value: words.usernameInvalid}},
    date_of_birth: {
      words: {not_a_date: words.dobInvalid, out_of_range: words.dobInvalid, too_young: words.tooYoung},
    },
    height_cm: BOUNDS.height_cm,
    weight: weightBounds(user),
  };
}

export function profileMistakes(values: ProfileValues, words: ProfileWords, user: Pick<User, "preferences">) {
  return mistakeWords(
    {
      first_name: personName(values.first_name),
      last_name: personName(values.last_name),
      user_name: userName(values.user_name),
      date_of_birth: required(values.date_of_birth) ?? calendarDay(values.date_of_birth),
      gender: required(values.gender),
      height_cm: numberWithin(BOUNDS.height_cm)(values.height_cm),
      weight: numberWithin(weightBounds(user))(values.weight),
    },
    words.form,
    profileNotes(words, user),
  );
}

/** Only what differs from what is saved, so that nobody overwrites a change made elsewhere. */
export function profileEdit(values: ProfileValues, user: User): UserEdit {
  const before = profileValues(user);
  const edit: UserEdit = {};
  if (values.first_name !== before.first_name) edit.first_name = values.first_name.trim();
  if (values.last_name !== before.last_name) edit.last_name = values.last_name.trim();
  if (values.user_name !== before.user_name) edit.user_name = values.user_name;
  if (values.date_of_birth !== before.date_of_birth) edit.date_of_birth = values.date_of_birth;
  if (values.gender !== before.gender) {
    edit.gender = GENDERS.find((gender) => gender === values.gender) ?? "not_stated";
  }
  if (values.height_cm !== before.height_cm) edit.height_cm = tenths(parseNumber(values.height_cm) ?? 0);
  if (values.weight !== before.weight) {
    const weight = parseNumber(values.weight) ?? 0;
    edit.weight_kg = tenths(isPounds(user) ? weight * KG_PER_POUND : weight);
  }
  return edit;
}
