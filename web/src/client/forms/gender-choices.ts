import type {Translator} from "@/lib/messages/translator";

type GenderTranslator = Translator<"signup.female" | "signup.male" | "signup.nonbinary" | "signup.preferNot">;

/** The answers to the question for the gender, in the order of every form. */
export function genderChoices(t: GenderTranslator) {
  return [
    {value: "female", label: t("signup.female")},
    {value: "male", label: t("signup.male")},
    {value: "non_binary", label: t("signup.nonbinary")},
    {value: "not_stated", label: t("signup.preferNot")},
  ] as const;
}
