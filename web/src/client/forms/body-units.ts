import {BOUNDS} from "@gradus/backend/contract/bounds";
import type {FieldCodes} from "./field-mistakes";
import {numberWithin, parseNumber} from "./field-rules";

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const KG_PER_POUND = 0.45359237;

export const FEET = {min: 2, max: 8};
export const INCHES = {min: 0, max: 11.9};
export const POUNDS = {
  min: Math.ceil(BOUNDS.weight_kg.min / KG_PER_POUND),
  max: Math.floor(BOUNDS.weight_kg.max / KG_PER_POUND),
};

/** Stored body measures have one decimal. */
export const roundToTenth = (value: number) => Math.round(value * 10) / 10;

export interface TypedHeight {
  readonly height_ft: string;
  readonly height_in: string;
}

export function toCentimetres({height_ft, height_in}: TypedHeight): number {
  const inches = (parseNumber(height_ft) ?? 0) * INCHES_PER_FOOT + (parseNumber(height_in) ?? 0);
  return roundToTenth(inches * CM_PER_INCH);
}

export function heightCodes(typed: TypedHeight): FieldCodes<keyof TypedHeight> {
  return {
    height_ft: numberWithin(FEET)(typed.height_ft) ?? wholeHeight(typed),
    // Inches may be left out: "6 feet 0" is not how a height is written.
    height_in: numberWithin(INCHES)(typed.height_in || "0"),
  };
}

function wholeHeight(typed: TypedHeight) {
  const {min, max} = BOUNDS.height_cm;
  const cm = toCentimetres(typed);
  return cm < min || cm > max ? ("out_of_range" as const) : undefined;
}

/** Feet, and inches with one decimal: rounded first, so that the result is never five feet and twelve inches. */
export function toFeet(cm: number): {feet: number; inches: number} {
  const inches = roundToTenth(cm / CM_PER_INCH);
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  return {feet, inches: roundToTenth(inches - feet * INCHES_PER_FOOT)};
}

export const toKilograms = (pounds: number) => roundToTenth(pounds * KG_PER_POUND);

/**
 * Pounds with one decimal. A tenth of a kilogram is more than a tenth of a pound, so several values in pounds are
 * stored as the same weight. Of these a user most likely means the whole pound, then the half, so that 150 lb stay 150.
 */
export function toPounds(kg: number): number {
  const pounds = kg / KG_PER_POUND;
  const round = [Math.round(pounds), Math.round(pounds * 2) / 2].find((each) => toKilograms(each) === kg);
  return round ?? roundToTenth(pounds);
}
