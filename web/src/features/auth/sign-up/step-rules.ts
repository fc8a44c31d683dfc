import {minimumAge} from "@gradus/backend/contract/bounds";
import type {Region} from "@gradus/schemas/markets";
import type {FieldCodes} from "@/client/forms/field-mistakes";
import {email, personName, required, userName} from "@/client/forms/field-rules";
import {goalCodes} from "@/client/forms/goal-race";
import {timezone} from "@/client/forms/timezones";
import {birthCode} from "./birth";
import {bodyCodes} from "./body-measures";
import type {SignUpData} from "./sign-up-data";
import {STEPS, type Step, stepNumber} from "./steps";

export interface RuleContext {
  /** yyyy-MM-dd where the person is. */
  readonly today: string;
  readonly region: Region;
}

type Codes = FieldCodes<string>;

/** Validation codes for one step; the password and the agreement are validated where they are needed. */
export function stepCodes(step: Step, data: SignUpData, context: RuleContext): Codes {
  const withoutNothing = Object.entries(RULES[step](data, context)).filter(([, code]) => code !== undefined);
  return Object.fromEntries(withoutNothing);
}

const RULES: Readonly<Record<Step, (data: SignUpData, context: RuleContext) => Codes>> = {
  credentials: (data) => ({user_name: userName(data.user_name ?? ""), email: email(data.email ?? "")}),
  name: (data) => ({
    first_name: personName(data.first_name ?? ""),
    last_name: personName(data.last_name ?? ""),
  }),
  timezone: (data) => ({timezone: timezone(data.timezone ?? "")}),
  "units-and-goals": (data, context) => ({
    distance_unit: required(data.distance_unit ?? ""),
    temperature_unit: required(data.temperature_unit ?? ""),
    ...goalCodes(data, context.today),
  }),
  others: (data, context) => ({
    day: birthCode(
      {day: data.day ?? "", month: data.month ?? "", year: data.year ?? ""},
      context.today,
      minimumAge(context.region),
    ),
    gender: required(data.gender ?? ""),
    ...bodyCodes(data),
  }),
  finished: () => ({}),
};

/** Where someone belongs who opened a step: there, or at the first one before it that lacks something. */
export function allowedStep(step: Step, data: SignUpData, context: RuleContext): Step {
  const before = STEPS.slice(0, stepNumber(step));
  return before.find((earlier) => Object.keys(stepCodes(earlier, data, context)).length > 0) ?? step;
}
