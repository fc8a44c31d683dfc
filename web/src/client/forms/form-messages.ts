import type {ClientTranslator} from "@/i18n/message-types";

export const FORM_MESSAGES = [
  "validation",
  "auth.rateLimited",
  "common.problem",
  "common.failed",
  "common.unreachable",
  "common.noServer",
  "common.notNow",
  "common.sessionUnavailable",
  "common.forbidden",
  "common.changedElsewhere",
  "common.optional",
  "common.errorSummary",
] as const;

export type FormScope = (typeof FORM_MESSAGES)[number];
export type FormTranslator = ClientTranslator<FormScope>;
