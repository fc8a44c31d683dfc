import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const CONTACT_MESSAGES = [
  ...FORM_MESSAGES,
  "coaches.sent",
  "coaches.contactHint",
  "coaches.contactName",
  "coaches.contactEmail",
  "coaches.contactMessage",
  "coaches.contactRaceDate",
  "coaches.contactSend",
  "coaches.contactSending",
] as const;
export type ContactTranslator = ClientTranslator<(typeof CONTACT_MESSAGES)[number]>;
