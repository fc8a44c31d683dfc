import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const SECURITY_LOG_MESSAGES = [...ACCOUNT_MESSAGES, "securityLog"] as const;
export type SecurityLogTranslator = ClientTranslator<(typeof SECURITY_LOG_MESSAGES)[number]>;
