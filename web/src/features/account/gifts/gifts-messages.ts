import {EDIT_LIST_MESSAGES} from "@/client/parts/edit-list-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const GIFTS_MESSAGES = [...EDIT_LIST_MESSAGES, "common.back", "gifts"] as const;
export type GiftsTranslator = ClientTranslator<(typeof GIFTS_MESSAGES)[number]>;
