import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const PLATFORMS_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  "platforms",
  "common.cancel",
  "common.working",
  "account.connected",
  "account.expired",
  "account.disconnect",
] as const;
export type PlatformsTranslator = ClientTranslator<(typeof PLATFORMS_MESSAGES)[number]>;
