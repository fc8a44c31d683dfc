import {COACH_LIMITS} from "@gradus/backend/contract/coach-values";
import type {FieldCode} from "@gradus/backend/contract/field-code";
import type {FieldCodes, FieldNotes} from "@/client/forms/field-mistakes";
import {
  email,
  type FieldRule,
  filledLongText,
  personName,
  required,
  wholeNumberWithin,
} from "@/client/forms/field-rules";
import {splitList} from "@/ui/form/form-state";
import type {ApplyTranslator} from "./apply-messages";
import {type Draft, type DraftField, parseLink, STEP_FIELDS} from "./draft";

const YEARS = {min: 0, max: COACH_LIMITS.experience_years};
const optional: FieldRule = () => undefined;

const RULES: Readonly<Record<DraftField, FieldRule>> = {
  name: personName,
  email,
  country: required,
  languages: (value) =>
    required(value) ?? (splitList(value).length > COACH_LIMITS.languages ? "too_long" : undefined),
  experience_years: wholeNumberWithin(YEARS),
  credentials: filledLongText(COACH_LIMITS.credentials),
  link: linkCode,
  distances: required,
  triathlon: optional,
  in_person: optional,
  run_preferences: optional,
  platforms: required,
  price_band: required,
  message: filledLongText(COACH_LIMITS.message),
  privacy: required,
};

export function stepCodes(step: number, values: Partial<Draft>): FieldCodes<DraftField> {
  const fields: readonly DraftField[] = STEP_FIELDS[step] ?? [];
  return Object.fromEntries(fields.map((field) => [field, RULES[field](values[field] ?? "")]));
}

function linkCode(value: string): FieldCode | undefined {
  if (value.trim() === "") return undefined;
  const link = parseLink(value);
  if (link === null) return "unknown_value";
  return link.length > COACH_LIMITS.link ? "too_long" : undefined;
}

export function applyNotes(t: ApplyTranslator) {
  return {
    name: {max: COACH_LIMITS.name},
    languages: {words: {too_long: t("coachProgram.manyLanguages", {max: COACH_LIMITS.languages})}},
    experience_years: YEARS,
    credentials: {max: COACH_LIMITS.credentials},
    link: {max: COACH_LIMITS.link, words: {unknown_value: t("coachProgram.linkInvalid")}},
    message: {max: COACH_LIMITS.message},
    privacy: {words: {required: t("coachProgram.privacyRequired")}},
  } satisfies FieldNotes;
}
