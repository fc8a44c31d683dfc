import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const STEP_UP_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  "common.cancel",
  "auth.showPassword",
  "auth.hidePassword",
  "auth.signIn",
  "auth.wrongPassword",
  "account.currentPassword",
  "account.stepUp",
  "privacy.stepUpTitle",
  "privacy.stepUpContinue",
  "privacy.stepUpNoPassword",
  "secondFactor.code",
  "secondFactor.codeWrong",
  "secondFactor.needed",
] as const;
export type StepUpTranslator = ClientTranslator<(typeof STEP_UP_MESSAGES)[number]>;
