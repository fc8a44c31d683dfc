import type {Translator} from "@/i18n/message-types";

export const GENDER_MESSAGES = [
  "signup.gender",
  "signup.female",
  "signup.male",
  "signup.nonbinary",
  "signup.preferNot",
] as const;

export function genderChoices(t: Translator<(typeof GENDER_MESSAGES)[number]>) {
  return [
    {value: "female", label: t("signup.female")},
    {value: "male", label: t("signup.male")},
    {value: "non_binary", label: t("signup.nonbinary")},
    {value: "not_stated", label: t("signup.preferNot")},
  ] as const;
}
