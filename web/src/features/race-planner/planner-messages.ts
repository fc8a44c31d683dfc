import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";

export const PLANNER_MESSAGES = [
  "planner",
  "explain",
  "race",
  "common.errorSummary",
  "common.optional",
  "common.working",
  "validation.required",
  "validation.number",
  "validation.range",
  "sections.podDemo.grade",
  "sections.podDemo.pace",
  "sections.podDemo.power",
  "sections.racePlanner.half",
  "sections.racePlanner.marathon",
  "sections.racePlanner.time",
] as const;
export type PlannerScope = (typeof PLANNER_MESSAGES)[number];
export type PlannerMessages = ClientMessages<PlannerScope>;
export type PlannerTranslator = ClientTranslator<PlannerScope>;
