import type {FieldCodes} from "@/client/forms/field-mistakes";
import {pageFields} from "@/client/forms/page-fields";
import type {Failure} from "@/client/session/reply";
import {STEP_FIELDS, STEPS, type Step} from "./steps";

export interface Refusal {
  readonly step: Step;
  readonly codes: FieldCodes<string>;
  /** What another account already uses, or a proof by a provider that is too old. */
  readonly taken: "user_name_taken" | "account_exists" | "ticket_over" | null;
}

/** What only sign-up calls by another name. */
const PAGE_FIELDS: Readonly<Record<string, string>> = {
  date_of_birth: "day",
  privacy_agreement: "privacy",
};

/** The step to go back to when the account was refused for one of its fields, or null when it was for none. */
export function refusalOf({code, field_errors = {}}: Failure): Refusal | null {
  if (code === "user_name_taken" || code === "account_exists") {
    return {step: "credentials", codes: {}, taken: code};
  }
  if (field_errors.signup_ticket) return {step: "credentials", codes: {}, taken: "ticket_over"};
  const codes = pageFields(field_errors, PAGE_FIELDS);
  const names = new Set(Object.keys(codes));
  const step = STEPS.find((each) => STEP_FIELDS[each].some((field) => names.has(field)));
  return step ? {step, codes, taken: null} : null;
}
