import type {Translator} from "@/i18n/message-types";

export const UNIT_MESSAGES = [
  "signup.distanceUnit",
  "signup.kilometers",
  "signup.miles",
  "signup.temperatureUnit",
  "signup.celsius",
  "signup.fahrenheit",
] as const;
type UnitTranslator = Translator<(typeof UNIT_MESSAGES)[number]>;

export function distanceUnitChoices(t: UnitTranslator) {
  return [
    {value: "km", label: t("signup.kilometers")},
    {value: "mi", label: t("signup.miles")},
  ] as const;
}

export function temperatureUnitChoices(t: UnitTranslator) {
  return [
    {value: "c", label: t("signup.celsius")},
    {value: "f", label: t("signup.fahrenheit")},
  ] as const;
}
