import {BOUNDS} from "@gradus/backend/contract/bounds";
import {
  heightCodes,
  POUNDS,
  roundToTenth,
  type TypedHeight,
  toCentimetres,
  toKilograms,
} from "@/client/forms/body-units";
import type {FieldCodes} from "@/client/forms/field-mistakes";
import {numberWithin, parseNumber} from "@/client/forms/field-rules";
import type {SignUpData} from "./sign-up-data";

const numberOf = (value: string | undefined) => parseNumber(value ?? "") ?? 0;
const typedHeight = ({height_ft = "", height_in = ""}: SignUpData): TypedHeight => ({height_ft, height_in});
export const isImperial = (data: SignUpData) => data.body_units === "imperial";

export function heightCm(data: SignUpData): number {
  return isImperial(data) ? toCentimetres(typedHeight(data)) : roundToTenth(numberOf(data.height_cm));
}

export function weightKg(data: SignUpData): number {
  return isImperial(data) ? toKilograms(numberOf(data.weight_lb)) : roundToTenth(numberOf(data.weight_kg));
}

type Name = "height_cm" | "height_ft" | "height_in" | "weight_kg" | "weight_lb";

export function bodyCodes(data: SignUpData): FieldCodes<Name> {
  if (isImperial(data)) {
    return {...heightCodes(typedHeight(data)), weight_lb: numberWithin(POUNDS)(data.weight_lb ?? "")};
  }
  return {
    height_cm: numberWithin(BOUNDS.height_cm)(data.height_cm ?? ""),
    weight_kg: numberWithin(BOUNDS.weight_kg)(data.weight_kg ?? ""),
  };
}
