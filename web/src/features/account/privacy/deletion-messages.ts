import type {ClientTranslator} from "@/i18n/message-types";

export const DELETION_MESSAGES = [
  "account.privacy",
  "privacy.leavingTitle",
  "privacy.leavingText",
  "privacy.leavingSoon",
] as const;
export type DeletionTranslator = ClientTranslator<(typeof DELETION_MESSAGES)[number]>;
