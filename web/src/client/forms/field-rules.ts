import {
  BOUNDS,
  isBlank,
  lengthOf,
  NO_CONTROLS,
  USER_NAME,
  withoutInvisible,
} from "@gradus/backend/contract/bounds";
import type {FieldCode} from "@gradus/backend/contract/field-code";
import {isDay} from "@gradus/training/numbers/days";

/** What is wrong with a value, or undefined. The contract's own rules without its library; a test compares them. */
export type FieldRule = (value: string) => FieldCode | undefined;

/** Applies the rules in order and returns the code of the first broken one. */
const first =
  (...rules: readonly FieldRule[]): FieldRule =>
  (value) => {
    for (const rule of rules) {
      const code = rule(value);
      if (code) return code;
    }
    return undefined;
  };
const refuse =
  (code: FieldCode, isWrong: (value: string) => boolean): FieldRule =>
  (value) =>
    isWrong(value) ? code : undefined;

// Something, an @, something with a dot: the rest only the mail server knows.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const required: FieldRule = refuse("required", (value) => value.trim() === "");

// An input method may write full-width letters and signs.
const addressOf = (value: string) => value.normalize("NFKC").trim();
export const email: FieldRule = first(
  refuse("email_required", (value) => value.trim() === ""),
  refuse(
    "email_invalid",
    (value) => !EMAIL.test(addressOf(value)) || lengthOf(addressOf(value)) > BOUNDS.email.max,
  ),
);

export const givenPassword: FieldRule = refuse("password_required", (value) => value === "");

const passwordLength = (value: string) => lengthOf(value.normalize("NFKC"));
export const newPassword: FieldRule = first(
  givenPassword,
  refuse("too_short", (value) => passwordLength(value) < BOUNDS.password.min),
  refuse("too_long", (value) => passwordLength(value) > BOUNDS.password.max),
);

export const userName: FieldRule = first(
  refuse("required", (value) => value === ""),
  refuse("too_short", (value) => value.length < BOUNDS.user_name.min),
  refuse("too_long", (value) => value.length > BOUNDS.user_name.max),
  refuse("unknown_value", (value) => !USER_NAME.test(value)),
);

export const plainText = (max: number): FieldRule =>
  first(
    refuse("too_long", (value) => lengthOf(value.trim()) > max),
    refuse("unknown_value", (value) => !NO_CONTROLS.test(value.trim())),
  );

// Line breaks and tabs are part of a text; the other control characters and half characters are not.
const TEXT = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u;
export const longText = (max: number): FieldRule =>
  first(
    refuse("too_long", (value) => lengthOf(value.trim()) > max),
    refuse("unknown_value", (value) => !TEXT.test(value.trim())),
  );

export const filledText = (max: number): FieldRule => first(required, plainText(max));
export const filledLongText = (max: number): FieldRule => first(required, longText(max));
const seenName = first(refuse("required", isBlank), plainText(BOUNDS.name.max));
export const personName: FieldRule = (value) => seenName(withoutInvisible(value));
export const raceName: FieldRule = plainText(BOUNDS.race_name.max);

/** A number as people write it, with a comma or a point. Null when it is none. */
export function parseNumber(value: string): number | null {
  const text = value.trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

export const numberWithin = ({min, max}: {readonly min: number; readonly max: number}): FieldRule =>
  first(
    required,
    refuse("not_a_number", (value) => parseNumber(value) === null),
    refuse("out_of_range", (value) => {
      const number = parseNumber(value) ?? min;
      return number < min || number > max;
    }),
  );
export const wholeNumberWithin = (bounds: {readonly min: number; readonly max: number}): FieldRule =>
  first(
    numberWithin(bounds),
    refuse("not_a_number", (value) => !Number.isInteger(parseNumber(value))),
  );

export const calendarDay: FieldRule = refuse("not_a_date", (value) => !isDay(value));
