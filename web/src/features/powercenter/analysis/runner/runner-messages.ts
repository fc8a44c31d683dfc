import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";

export const RUNNER_MESSAGES = [
  ...FORM_MESSAGES,
  "common.retry",
  "common.close",
  "powercenter.upload",
  "explain",
  "runner",
] as const;
export type RunnerMessages = ClientMessages<(typeof RUNNER_MESSAGES)[number]>;
export type RunnerTranslator = ClientTranslator<(typeof RUNNER_MESSAGES)[number]>;
