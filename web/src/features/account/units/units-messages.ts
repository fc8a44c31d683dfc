import {UNIT_MESSAGES} from "@/client/forms/unit-choices";
import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const UNITS_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  ...UNIT_MESSAGES,
  "common.undo",
  "signup.weight",
  "signup.unitKilograms",
  "signup.unitPounds",
  "account.example",
] as const;
export type UnitsTranslator = ClientTranslator<(typeof UNITS_MESSAGES)[number]>;
