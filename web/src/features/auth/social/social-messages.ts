import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const SOCIAL_MESSAGES = ["auth.social", "auth.or", "auth.socialUnavailable"] as const;
export type SocialTranslator = ClientTranslator<(typeof SOCIAL_MESSAGES)[number]>;
export const CALLBACK_MESSAGES = [
  ...FORM_MESSAGES,
  "auth.signIn",
  "auth.signingIn",
  "auth.createLink",
  "auth.accountExists",
  "auth.signInFailed",
  "auth.socialCancelled",
  "auth.socialMismatch",
  "auth.socialUnavailable",
  "secondFactor.socialNeeded",
  "signInMethods.cancelled",
  "signInMethods.failed",
  "signInMethods.linkedElsewhere",
  "signInMethods.otherLinked",
  "signInMethods.unavailable",
  "signInMethods.signInAgain",
  "signInMethods.backToList",
] as const;
export type CallbackTranslator = ClientTranslator<(typeof CALLBACK_MESSAGES)[number]>;
