/** The words for people come from the messages, by code. */
export const FIELD_CODES = [
  "required",
  "email_required",
  "email_invalid",
  "password_required",
  "too_short",
  "too_long",
  "too_common",
  "not_a_number",
  "out_of_range",
  "not_a_date",
  "too_young",
  "unknown_value",
  "unknown_field",
  "read_only",
  "impossible",
  "not_maximal",
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** For a refinement whose refusal has a code of its own. Later refinements of the field are skipped. */
export function refuseAs(field_code: FieldCode) {
  return {abort: true, params: {field_code}, error: field_code};
}
