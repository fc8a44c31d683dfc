import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const PHOTO_MESSAGES = [...ACCOUNT_MESSAGES, "common.cancel", "common.working", "photo"] as const;
export type PhotoTranslator = ClientTranslator<(typeof PHOTO_MESSAGES)[number]>;
