import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";

export const FITNESS_MESSAGES = [
  ...FORM_MESSAGES,
  "common.retry",
  "common.close",
  "powercenter.upload",
  "explain",
  "load",
] as const;
export type FitnessMessages = ClientMessages<(typeof FITNESS_MESSAGES)[number]>;
export type FitnessTranslator = ClientTranslator<(typeof FITNESS_MESSAGES)[number]>;
