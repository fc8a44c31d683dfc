import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const CLAIM_MESSAGES = [...ACCOUNT_MESSAGES, "claim", "auth.signIn", "auth.createLink"] as const;
export type ClaimTranslator = ClientTranslator<(typeof CLAIM_MESSAGES)[number]>;
