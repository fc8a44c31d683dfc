import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const AGREE_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  "footer.privacy",
  "footer.terms",
  "account.title",
  "account.readText",
  "account.privacy",
  "privacy.agreeText",
  "privacy.agreeButton",
  "privacy.agreeing",
  "privacy.agreeLater",
  "privacy.agreeDone",
] as const;
export type AgreeTranslator = ClientTranslator<(typeof AGREE_MESSAGES)[number]>;
