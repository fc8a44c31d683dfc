import {RACE_MESSAGES} from "@/charts/race/race-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {EXPLANATION_INPUT_MESSAGES, EXPLANATION_MESSAGES} from "./explanation-messages";

export const PLANNER_MESSAGES = [
  ...RACE_MESSAGES,
  "planner",
  ...EXPLANATION_MESSAGES,
  ...EXPLANATION_INPUT_MESSAGES,
  "explain.inSi",
  "explain.basis.published",
  "explain.basis.adapted",
  "explain.basis.definition",
  "explain.basis.assumption",
  "common.errorSummary",
  "common.optional",
  "common.working",
  "validation.required",
  "validation.number",
  "validation.range",
] as const;
type PlannerScope = (typeof PLANNER_MESSAGES)[number];
export type PlannerTranslator = ClientTranslator<PlannerScope>;
