import {THING_MESSAGES} from "@/client/parts/thing-messages";
import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";

export const PHOTO_MESSAGES = [...THING_MESSAGES, "photo"] as const;
export type PhotoMessages = ClientMessages<(typeof PHOTO_MESSAGES)[number]>;
export type PhotoTranslator = ClientTranslator<(typeof PHOTO_MESSAGES)[number]>;
