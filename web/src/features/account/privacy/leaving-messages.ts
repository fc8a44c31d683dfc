import type {ClientTranslator} from "@/i18n/message-types";

/** The messages for an account that is being deleted. */
export const LEAVING_MESSAGES = [
  "account.privacy",
  "privacy.leavingTitle",
  "privacy.leavingText",
  "privacy.leavingSoon",
] as const;
export type LeavingTranslator = ClientTranslator<(typeof LEAVING_MESSAGES)[number]>;
