import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";

export const THING_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  "things",
  "common.cancel",
  "common.edit",
  "common.remove",
  "common.unknown",
] as const;
export type ThingMessages = ClientMessages<(typeof THING_MESSAGES)[number]>;
export type ThingTranslator = ClientTranslator<(typeof THING_MESSAGES)[number]>;
