import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const VERIFY_MESSAGES = [
  ...FORM_MESSAGES,
  "signup.openAccount",
  "reset.newTitle",
  "verify.code",
  "verify.resend",
  "verify.resendIn",
  "verify.wrong",
  "verify.expired",
  "verify.done",
  "verify.already",
  "verify.lead",
  "verify.submit",
  "verify.submitting",
  "verify.codeInvalid",
  "verify.resent",
  "verify.undone",
  "verify.undoTitle",
  "verify.undoSubmit",
  "verify.undoExpired",
] as const;
export type VerifyTranslator = ClientTranslator<(typeof VERIFY_MESSAGES)[number]>;
