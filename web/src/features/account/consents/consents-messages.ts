import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const CONSENTS_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  "footer.privacy",
  "footer.terms",
  "account.agreements",
  "account.noAgreements",
  "account.choices",
  "account.consentMarketing",
  "account.consentAnalytics",
  "account.consentCoach",
  "account.agreedOn",
  "account.readText",
] as const;
export type ConsentsTranslator = ClientTranslator<(typeof CONSENTS_MESSAGES)[number]>;
