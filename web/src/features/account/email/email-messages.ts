import type {ClientTranslator} from "@/i18n/message-types";
import {STEP_UP_MESSAGES} from "../step-up/step-up-messages";

export const EMAIL_MESSAGES = [
  ...STEP_UP_MESSAGES,
  "auth.accountExists",
  "signup.verifyEmail",
  "account.unverified",
  "account.verified",
  "account.newEmail",
  "account.changeEmail",
  "account.emailPending",
] as const;
export type EmailTranslator = ClientTranslator<(typeof EMAIL_MESSAGES)[number]>;
