import {EDIT_LIST_MESSAGES} from "@/client/parts/edit-list-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const DEVICES_MESSAGES = [
  ...EDIT_LIST_MESSAGES,
  "devices",
  "account.devices",
  "account.noDevices",
] as const;
export type DevicesTranslator = ClientTranslator<(typeof DEVICES_MESSAGES)[number]>;
