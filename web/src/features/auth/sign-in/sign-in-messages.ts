import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const SIGN_IN_MESSAGES = [
  ...FORM_MESSAGES,
  "common.noStorage",
  "common.back",
  "auth.email",
  "auth.password",
  "auth.showPassword",
  "auth.hidePassword",
  "auth.signIn",
  "auth.signingIn",
  "auth.forgot",
  "auth.noAccount",
  "auth.wrongPassword",
  "auth.signInFailed",
  "auth.sessionEnded",
  "auth.sessionEndedEdits",
  "secondFactor.code",
  "secondFactor.codeWrong",
  "secondFactor.needed",
] as const;
export type SignInTranslator = ClientTranslator<(typeof SIGN_IN_MESSAGES)[number]>;

export const DEMO_PEOPLE_MESSAGES = [
  "auth.demoTitle",
  "auth.demoLead",
  "auth.signIn",
  "auth.signInFailed",
] as const;
export type DemoPeopleTranslator = ClientTranslator<(typeof DEMO_PEOPLE_MESSAGES)[number]>;
