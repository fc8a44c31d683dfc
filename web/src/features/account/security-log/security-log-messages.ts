import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientMessages, ClientTranslator} from "@/i18n/message-types";

export const SECURITY_LOG_MESSAGES = [...ACCOUNT_MESSAGES, "securityLog"] as const;
export type SecurityLogMessages = ClientMessages<(typeof SECURITY_LOG_MESSAGES)[number]>;
export type SecurityLogTranslator = ClientTranslator<(typeof SECURITY_LOG_MESSAGES)[number]>;
