import {BODY_MESSAGES} from "@/client/forms/body-messages";
import {FORM_MESSAGES} from "@/client/forms/form-messages";
import {GENDER_MESSAGES} from "@/client/forms/gender-choices";
import {GOAL_MESSAGES} from "@/client/forms/goal-race";
import {NEW_PASSWORD_MESSAGES} from "@/client/forms/new-password-messages";
import {TIMEZONE_MESSAGES as ZONE_MESSAGES} from "@/client/forms/timezones";
import {UNIT_MESSAGES} from "@/client/forms/unit-choices";
import type {ClientTranslator} from "@/i18n/message-types";

const STEP_MESSAGES = [...FORM_MESSAGES, "common.back", "common.next"] as const;
export type StepTranslator = ClientTranslator<(typeof STEP_MESSAGES)[number]>;

export const CREDENTIALS_MESSAGES = [
  ...STEP_MESSAGES,
  ...NEW_PASSWORD_MESSAGES,
  "auth.email",
  "auth.password",
  "auth.signIn",
  "auth.accountExists",
  "auth.usernameTaken",
  "signup.username",
  "signup.usernameHint",
  "signup.usernameInvalid",
  "signup.providerLead",
  "signup.providerPassword",
  "signup.providerOver",
] as const;
export type CredentialsTranslator = ClientTranslator<(typeof CREDENTIALS_MESSAGES)[number]>;

export const NAME_MESSAGES = [...STEP_MESSAGES, "signup.firstName", "signup.lastName"] as const;
export type NameTranslator = ClientTranslator<(typeof NAME_MESSAGES)[number]>;

export const TIMEZONE_MESSAGES = [...STEP_MESSAGES, ...ZONE_MESSAGES] as const;
export type TimezoneTranslator = ClientTranslator<(typeof TIMEZONE_MESSAGES)[number]>;

export const UNITS_MESSAGES = [...STEP_MESSAGES, ...UNIT_MESSAGES, ...GOAL_MESSAGES] as const;
export type UnitsTranslator = ClientTranslator<(typeof UNITS_MESSAGES)[number]>;

export const OTHERS_MESSAGES = [
  ...STEP_MESSAGES,
  ...NEW_PASSWORD_MESSAGES,
  ...GENDER_MESSAGES,
  ...BODY_MESSAGES,
  "auth.password",
  "auth.createFailed",
  "signup.dob",
  "signup.day",
  "signup.month",
  "signup.year",
  "signup.dobWhy",
  "signup.dobInvalid",
  "signup.tooYoung",
  "signup.privacyAgree",
  "signup.privacyRequired",
  "signup.passwordAgain",
  "signup.create",
  "signup.creating",
  "signup.privacyPolicy",
  "signup.privacyChanged",
  "signup.passwordAgainWhy",
  "signup.genderWhy",
  "signup.heightWhy",
  "signup.bodyUnits",
  "signup.marketing",
] as const;
export type OthersTranslator = ClientTranslator<(typeof OTHERS_MESSAGES)[number]>;
