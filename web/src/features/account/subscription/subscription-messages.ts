import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const SUBSCRIPTION_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  "subscription",
  "common.cancel",
  "common.working",
  "membership.full",
  "membership.dataOnly",
  "membership.commitment",
] as const;
export type SubscriptionTranslator = ClientTranslator<(typeof SUBSCRIPTION_MESSAGES)[number]>;
