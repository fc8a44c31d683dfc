import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientMessages, ClientTranslator} from "@/i18n/message-types";

export const PHOTO_MESSAGES = [...ACCOUNT_MESSAGES, "common.cancel", "common.working", "photo"] as const;
export type PhotoMessages = ClientMessages<(typeof PHOTO_MESSAGES)[number]>;
export type PhotoTranslator = ClientTranslator<(typeof PHOTO_MESSAGES)[number]>;
