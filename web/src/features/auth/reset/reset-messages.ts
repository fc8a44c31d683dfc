import {FORM_MESSAGES} from "@/client/forms/form-messages";
import {NEW_PASSWORD_MESSAGES} from "@/client/forms/new-password-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const RESET_REQUEST_MESSAGES = [
  ...FORM_MESSAGES,
  "auth.email",
  "reset.submit",
  "reset.submitting",
  "reset.sent",
  "reset.stay",
  "reset.goNow",
  "reset.failed",
  "reset.noAccount",
  "reset.sentStay",
] as const;
export type ResetRequestTranslator = ClientTranslator<(typeof RESET_REQUEST_MESSAGES)[number]>;

export const RESET_PASSWORD_MESSAGES = [
  ...FORM_MESSAGES,
  ...NEW_PASSWORD_MESSAGES,
  "reset.stay",
  "reset.goNow",
  "reset.newPassword",
  "reset.save",
  "reset.done",
  "reset.failed",
  "reset.error",
  "reset.noAccount",
  "reset.newLink",
  "reset.saving",
  "reset.doneStay",
] as const;
export type ResetPasswordTranslator = ClientTranslator<(typeof RESET_PASSWORD_MESSAGES)[number]>;
