import type {ClientMessages, ClientTranslator} from "@/i18n/message-types";

export const DOCUMENT_MESSAGES = ["orderDocument", "order", "common.retry", "legal.print"] as const;
export type DocumentMessages = ClientMessages<(typeof DOCUMENT_MESSAGES)[number]>;
export type DocumentTranslator = ClientTranslator<(typeof DOCUMENT_MESSAGES)[number]>;
