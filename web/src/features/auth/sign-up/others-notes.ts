import {BOUNDS, minimumAge} from "@gradus/backend/contract/bounds";
import type {Region} from "@gradus/schemas/markets";
import {FEET, INCHES, POUNDS} from "@/client/forms/body-units";
import type {FieldNotes} from "@/client/forms/field-mistakes";
import type {OthersTranslator} from "./sign-up-messages";

export function othersNotes(t: OthersTranslator, region: Region): FieldNotes {
  return {
    day: {
      words: {
        not_a_date: t("signup.dobInvalid"),
        out_of_range: t("signup.dobInvalid"),
        too_young: t("signup.tooYoung", {age: minimumAge(region)}),
      },
    },
    gender: {words: {unknown_value: t("validation.choose")}},
    height_cm: BOUNDS.height_cm,
    height_ft: FEET,
    height_in: INCHES,
    weight_kg: BOUNDS.weight_kg,
    weight_lb: POUNDS,
    password: BOUNDS.password,
    privacy: {words: {required: t("signup.privacyRequired")}},
  };
}
