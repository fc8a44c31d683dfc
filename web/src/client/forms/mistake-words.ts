import type {FieldCode} from "@gradus/backend/contract/field-code";
import {fill} from "../messages/fill";
import type {FormWords} from "./form-words";

export type FieldCodes<Name extends string> = Readonly<Partial<Record<Name, FieldCode | undefined>>>;

/** Where a field's words differ from the common ones, and the bounds that stand in them. */
export interface FieldNote {
  readonly min?: number;
  readonly max?: number;
  readonly words?: Readonly<Partial<Record<FieldCode, string>>>;
}
export type FieldNotes = Readonly<Record<string, FieldNote>>;

/** The words for what is wrong, field by field. */
export function mistakeWords<Name extends string>(
  codes: FieldCodes<Name>,
  words: Pick<FormWords, "validation">,
  notes: FieldNotes = {},
): Readonly<Partial<Record<Name, string>>> {
  const result: Partial<Record<Name, string>> = {};
  for (const name in codes) {
    const code = codes[name];
    const {words: own, min = 0, max = 0} = notes[name] ?? {};
    if (code) result[name] = fill(own?.[code] ?? commonWords(words.validation)[code], {min, max});
  }
  return result;
}

function commonWords(validation: FormWords["validation"]): Readonly<Record<FieldCode, string>> {
  return {
    required: validation.required,
    email_required: validation.emailRequired,
    email_invalid: validation.emailInvalid,
    password_required: validation.passwordRequired,
    too_short: validation.passwordShort,
    too_long: validation.tooLong,
    too_common: validation.passwordCommon,
    not_a_number: validation.number,
    out_of_range: validation.range,
    not_a_date: validation.date,
    too_young: validation.date,
    unknown_value: validation.characters,
    unknown_field: validation.characters,
    read_only: validation.characters,
  };
}
