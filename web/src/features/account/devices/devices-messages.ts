import {EDIT_LIST_MESSAGES} from "@/client/parts/edit-list-messages";
import type {ClientMessages, ClientTranslator} from "@/i18n/message-types";

export const DEVICES_MESSAGES = [
  ...EDIT_LIST_MESSAGES,
  "devices",
  "account.devices",
  "account.noDevices",
] as const;
export type DevicesMessages = ClientMessages<(typeof DEVICES_MESSAGES)[number]>;
export type DevicesTranslator = ClientTranslator<(typeof DEVICES_MESSAGES)[number]>;
