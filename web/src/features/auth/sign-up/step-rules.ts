import {BOUNDS, minimumAge} from "@gradus/backend/contract/bounds";
import type {FieldCode} from "@gradus/backend/contract/field-code";
import type {Region} from "@gradus/schemas/markets";
import type {FieldCodes} from "@/client/forms/field-mistakes";
import {calendarDay, email, personName, raceName, required, userName} from "@/client/forms/field-rules";
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

/** What is wrong with the data of one step; the password and the agreement are asked where they are needed. */
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
  timezone: (data) => ({timezone: required(data.timezone ?? "")}),
  "units-and-goals": (data, context) => ({
    distance_unit: required(data.distance_unit ?? ""),
    temperature_unit: required(data.temperature_unit ?? ""),
    goal_kind: required(data.goal_kind ?? ""),
    ...(hasRace(data) && {
      goal_date: data.goal_date ? raceDay(data.goal_date, context.today) : undefined,
      goal_name: raceName(data.goal_name ?? ""),
    }),
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

export const hasRace = (data: SignUpData) => data.goal_kind !== undefined && data.goal_kind !== "none";

function raceDay(value: string, today: string): FieldCode | undefined {
  const latest = `${Number(today.slice(0, 4)) + BOUNDS.race_years_ahead}${today.slice(4)}`;
  return calendarDay(value) ?? (value > today && value <= latest ? undefined : "out_of_range");
}

/** Where someone belongs who opened a step: there, or at the first one before it that lacks something. */
export function allowedStep(step: Step, data: SignUpData, context: RuleContext): Step {
  const before = STEPS.slice(0, stepNumber(step));
  return before.find((earlier) => Object.keys(stepCodes(earlier, data, context)).length > 0) ?? step;
}
