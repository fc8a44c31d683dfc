import {EDIT_LIST_MESSAGES} from "@/client/parts/edit-list-messages";
import type {ClientMessages, ClientTranslator} from "@/i18n/message-types";

export const SHOES_MESSAGES = [
  ...EDIT_LIST_MESSAGES,
  "shoes",
  "signup.kilometers",
  "signup.miles",
  "account.retire",
  "account.unretire",
] as const;
export type ShoesMessages = ClientMessages<(typeof SHOES_MESSAGES)[number]>;
export type ShoesTranslator = ClientTranslator<(typeof SHOES_MESSAGES)[number]>;
