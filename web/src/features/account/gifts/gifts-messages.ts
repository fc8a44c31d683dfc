import {EDIT_LIST_MESSAGES} from "@/client/parts/edit-list-messages";
import type {ClientMessages, ClientTranslator} from "@/i18n/message-types";

export const GIFTS_MESSAGES = [...EDIT_LIST_MESSAGES, "common.back", "gifts"] as const;
export type GiftsMessages = ClientMessages<(typeof GIFTS_MESSAGES)[number]>;
export type GiftsTranslator = ClientTranslator<(typeof GIFTS_MESSAGES)[number]>;
