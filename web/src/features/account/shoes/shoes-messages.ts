import {EDIT_LIST_MESSAGES} from "@/client/parts/edit-list-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const SHOES_MESSAGES = [
  ...EDIT_LIST_MESSAGES,
  "shoes",
  "signup.kilometers",
  "signup.miles",
  "account.retire",
  "account.unretire",
] as const;
export type ShoesTranslator = ClientTranslator<(typeof SHOES_MESSAGES)[number]>;
