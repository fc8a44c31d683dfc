import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientMessages, ClientTranslator} from "@/i18n/message-types";

export const ORDER_MESSAGES = [
  ...FORM_MESSAGES,
  "order",
  "common.retry",
  "common.save",
  "common.saving",
  "common.working",
  "common.cancel",
  "common.back",
  "common.edit",
  "common.showMore",
  "common.stepOf",
  "cart.goToStore",
  "signup.verifyEmail",
  "legal.withdraw",
  "legal.confirmWithdraw",
  "legal.print",
] as const;
export type OrderMessages = ClientMessages<(typeof ORDER_MESSAGES)[number]>;
export type OrderTranslator = ClientTranslator<(typeof ORDER_MESSAGES)[number]>;
