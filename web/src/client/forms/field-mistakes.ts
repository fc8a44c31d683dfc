import type {FieldCode} from "@gradus/backend/contract/field-code";
import type {ClientTranslator} from "@/i18n/message-types";
import {numberFormat} from "@/lib/format/intl";

export type FieldCodes<Name extends string> = Readonly<Partial<Record<Name, FieldCode | undefined>>>;

export interface FieldNote {
  readonly min?: number;
  readonly max?: number;
  readonly words?: Readonly<Partial<Record<FieldCode, string>>>;
}
export type FieldNotes = Readonly<Record<string, FieldNote>>;

const MESSAGES = {
  required: "validation.required",
  email_required: "validation.emailRequired",
  email_invalid: "validation.emailInvalid",
  password_required: "validation.passwordRequired",
  too_short: "validation.passwordShort",
  too_long: "validation.tooLong",
  too_common: "validation.passwordCommon",
  not_a_number: "validation.number",
  out_of_range: "validation.range",
  not_a_date: "validation.date",
  too_young: "validation.date",
  unknown_value: "validation.characters",
  unknown_field: "validation.characters",
  read_only: "validation.characters",
  impossible: "validation.impossible",
  not_maximal: "validation.notMaximal",
} as const satisfies Record<FieldCode, string>;

export function fieldMistakes<Name extends string>(
  codes: FieldCodes<Name>,
  t: ClientTranslator<"validation">,
  notes: FieldNotes = {},
): Readonly<Partial<Record<Name, string>>> {
  const result: Partial<Record<Name, string>> = {};
  for (const name in codes) {
    const code = codes[name];
    const {words, min = 0, max = 0} = notes[name] ?? {};
    // Bounds are written as the reader types them.
    const written = {
      min: numberFormat(t.formatLocale).format(min),
      max: numberFormat(t.formatLocale).format(max),
    };
    if (code) result[name] = words?.[code] ?? t(MESSAGES[code], written);
  }
  return result;
}
