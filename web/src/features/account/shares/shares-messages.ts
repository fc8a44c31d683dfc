import {EDIT_LIST_MESSAGES} from "@/client/parts/edit-list-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const SHARES_MESSAGES = [
  ...EDIT_LIST_MESSAGES,
  "shares",
  "calendarFeed",
  "auth.email",
  "signup.verifyEmail",
  "account.shareInvite",
  "account.shareRemove",
] as const;
export type SharesTranslator = ClientTranslator<(typeof SHARES_MESSAGES)[number]>;
