import type {FieldCodes} from "@/client/forms/field-mistakes";
import type {Failure} from "@/client/session/reply";
import {STEP_FIELDS, STEPS, type Step} from "./steps";

export interface Refusal {
  readonly step: Step;
  readonly codes: FieldCodes<string>;
  /** What somebody else has already, or what a provider proved too long ago. */
  readonly taken: "user_name_taken" | "account_exists" | "ticket_over" | null;
}

/** Where a field of the wire stands on our pages, when its name differs. */
const PAGE_FIELDS: Readonly<Record<string, string>> = {
  date_of_birth: "day",
  goal_race: "goal_kind",
  "goal_race.date": "goal_date",
  "goal_race.name": "goal_name",
  privacy_agreement: "privacy",
};

/** The step to go back to when the account was refused for one of its fields, or null when it was for none. */
export function refusalOf({code, field_errors = {}}: Failure): Refusal | null {
  if (code === "user_name_taken" || code === "account_exists") {
    return {step: "credentials", codes: {}, taken: code};
  }
  if (field_errors.signup_ticket) return {step: "credentials", codes: {}, taken: "ticket_over"};
  const codes = Object.fromEntries(
    Object.entries(field_errors).map(([field, why]) => [PAGE_FIELDS[field] ?? field, why]),
  );
  const names = new Set(Object.keys(codes));
  const step = STEPS.find((each) => STEP_FIELDS[each].some((field) => names.has(field)));
  return step ? {step, codes, taken: null} : null;
}
