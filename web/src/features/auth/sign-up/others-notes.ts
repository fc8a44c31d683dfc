import {BOUNDS} from "@gradus/backend/contract/bounds";
import {FEET, INCHES, POUNDS} from "@/client/forms/body-units";
import type {FieldNotes} from "@/client/forms/mistake-words";
import type {OthersWords} from "./sign-up-words";

export function othersNotes(words: OthersWords): FieldNotes {
  return {
    day: {words: {not_a_date: words.dobInvalid, out_of_range: words.dobInvalid, too_young: words.tooYoung}},
    gender: {words: {unknown_value: words.form.validation.choose}},
    height_cm: BOUNDS.height_cm,
    height_ft: FEET,
    height_in: INCHES,
    weight_kg: BOUNDS.weight_kg,
    weight_lb: POUNDS,
    password: BOUNDS.password,
    privacy: {words: {required: words.privacyRequired}},
  };
}
