import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import {ORDER_STATE_MESSAGES} from "@/client/parts/order-state";
import type {ClientTranslator} from "@/i18n/message-types";

export const OVERVIEW_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  "tiles",
  "subscription",
  "account.subscription",
  "membership.full",
  "membership.dataOnly",
  "membership.commitment",
  "signup.verifyEmail",
  "account.devices",
  "account.shoes",
  "account.shares",
  "account.orders",
  ...ORDER_STATE_MESSAGES,
  "account.hello",
  "account.memberSince",
  "account.unverified",
  "shoes.ranOf",
  "shoes.ran",
  "shoes.overLimit",
  "devices.pod",
  "devices.podLeft",
  "devices.podRight",
  "devices.watch",
] as const;
export type OverviewTranslator = ClientTranslator<(typeof OVERVIEW_MESSAGES)[number]>;
