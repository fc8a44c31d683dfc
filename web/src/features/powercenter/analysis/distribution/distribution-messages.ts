import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";

export const DISTRIBUTION_MESSAGES = [
  ...FORM_MESSAGES,
  "common.retry",
  "powercenter.upload",
  "distribution",
] as const;
export type DistributionMessages = ClientMessages<(typeof DISTRIBUTION_MESSAGES)[number]>;
export type DistributionTranslator = ClientTranslator<(typeof DISTRIBUTION_MESSAGES)[number]>;
