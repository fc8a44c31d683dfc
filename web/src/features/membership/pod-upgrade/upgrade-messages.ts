import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const UPGRADE_MESSAGES = [...ACCOUNT_MESSAGES, "podUpgrade", "common.working"] as const;
export type UpgradeTranslator = ClientTranslator<(typeof UPGRADE_MESSAGES)[number]>;
