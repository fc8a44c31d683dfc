import {BOUNDS} from "@gradus/backend/contract/bounds";
import {numberWithin, parseNumber} from "@/lib/forms/field-rules";
import type {FieldCodes} from "@/lib/forms/mistake-words";
import type {SignUpData} from "./sign-up-data";

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const KG_PER_POUND = 0.45359237;

export const FEET = {min: 2, max: 8};
export const INCHES = {min: 0, max: 11.9};
export const POUNDS = {
  min: Math.ceil(BOUNDS.weight_kg.min / KG_PER_POUND),
  max: Math.floor(BOUNDS.weight_kg.max / KG_PER_POUND),
};

const tenths = (value: number) => Math.round(value * 10) / 10;
const numberOf = (value: string | undefined) => parseNumber(value ?? "") ?? 0;
export const isImperial = (data: SignUpData) => data.body_units === "imperial";

export function heightCm(data: SignUpData): number {
  if (!isImperial(data)) return tenths(numberOf(data.height_cm));
  return tenths((numberOf(data.height_ft) * INCHES_PER_FOOT + numberOf(data.height_in)) * CM_PER_INCH);
}

export function weightKg(data: SignUpData): number {
  return tenths(isImperial(data) ? numberOf(data.weight_lb) * KG_PER_POUND : numberOf(data.weight_kg));
}

type Name = "height_cm" | "height_ft" | "height_in" | "weight_kg" | "weight_lb";

export function bodyCodes(data: SignUpData): FieldCodes<Name> {
  if (!isImperial(data)) {
    return {
      height_cm: numberWithin(BOUNDS.height_cm)(data.height_cm ?? ""),
      weight_kg: numberWithin(BOUNDS.weight_kg)(data.weight_kg ?? ""),
    };
  }
  return {
    height_ft: numberWithin(FEET)(data.height_ft ?? "") ?? wholeHeight(data),
    // Nobody writes "6 feet 0".
    height_in: numberWithin(INCHES)(data.height_in || "0"),
    weight_lb: numberWithin(POUNDS)(data.weight_lb ?? ""),
  };
}

function wholeHeight(data: SignUpData) {
  const cm = heightCm(data);
  return cm < BOUNDS.height_cm.min || cm > BOUNDS.height_cm.max ? ("out_of_range" as const) : undefined;
}
