import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";

export const FEET_MESSAGES = [...FORM_MESSAGES, "common.retry", "feet"] as const;
export type FeetMessages = ClientMessages<(typeof FEET_MESSAGES)[number]>;
export type FeetTranslator = ClientTranslator<(typeof FEET_MESSAGES)[number]>;
