import type {ClientTranslator} from "@/i18n/message-types";
import {STEP_UP_MESSAGES} from "../step-up/step-up-messages";

export const SIGN_IN_METHODS_MESSAGES = [
  ...STEP_UP_MESSAGES,
  "auth.password",
  "common.working",
  "signInMethods.intro",
  "signInMethods.passwordSet",
  "signInMethods.passwordNone",
  "signInMethods.changePassword",
  "signInMethods.setPassword",
  "signInMethods.linked",
  "signInMethods.notLinked",
  "signInMethods.link",
  "signInMethods.unlink",
  "signInMethods.linkedNow",
  "signInMethods.unlinkedNow",
  "signInMethods.confirmTitle",
  "signInMethods.confirmText",
  "signInMethods.lastWayIn",
  "signInMethods.unavailable",
] as const;
export type SignInMethodsTranslator = ClientTranslator<(typeof SIGN_IN_METHODS_MESSAGES)[number]>;
