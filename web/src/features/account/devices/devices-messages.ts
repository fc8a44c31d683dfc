import {THING_MESSAGES} from "@/client/parts/thing-messages";
import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";

export const DEVICES_MESSAGES = [
  ...THING_MESSAGES,
  "devices",
  "account.devices",
  "account.noDevices",
] as const;
export type DevicesMessages = ClientMessages<(typeof DEVICES_MESSAGES)[number]>;
export type DevicesTranslator = ClientTranslator<(typeof DEVICES_MESSAGES)[number]>;
