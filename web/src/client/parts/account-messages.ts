import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";

export const ACCOUNT_MESSAGES = [
  ...FORM_MESSAGES,
  "common.retry",
  "common.save",
  "common.saving",
  "account.saved",
] as const;
export type AccountMessages = ClientMessages<(typeof ACCOUNT_MESSAGES)[number]>;
export type AccountTranslator = ClientTranslator<(typeof ACCOUNT_MESSAGES)[number]>;
