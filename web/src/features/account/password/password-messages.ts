import {NEW_PASSWORD_MESSAGES} from "@/client/forms/new-password-messages";
import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const PASSWORD_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  ...NEW_PASSWORD_MESSAGES,
  "auth.wrongPassword",
  "reset.newPassword",
  "account.currentPassword",
  "account.passwordSaved",
] as const;
export type PasswordTranslator = ClientTranslator<(typeof PASSWORD_MESSAGES)[number]>;

export const SESSIONS_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  "account.sessions",
  "account.thisDevice",
  "account.lastUsed",
  "account.endSession",
  "account.endOthers",
  "account.clientWeb",
  "account.clientApp",
] as const;
export type SessionsTranslator = ClientTranslator<(typeof SESSIONS_MESSAGES)[number]>;
