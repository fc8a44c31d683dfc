import {BODY_MESSAGES} from "@/client/forms/body-messages";
import {GENDER_MESSAGES} from "@/client/forms/gender-choices";
import {GOAL_MESSAGES} from "@/client/forms/goal-race";
import {TIMEZONE_MESSAGES} from "@/client/forms/timezones";
import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const PROFILE_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  ...GENDER_MESSAGES,
  ...BODY_MESSAGES,
  ...TIMEZONE_MESSAGES,
  ...GOAL_MESSAGES,
  "account.restingHeartRate",
  "account.thresholdHeartRate",
  "account.thresholdHeartRateWhy",
  "account.maximumHeartRate",
  "account.maximumHeartRateWhy",
  "account.unitBeats",
  "account.startingFitness",
  "account.startingFitnessWhy",
  "account.heartRatesRise",
  "account.heartRatesKept",
  "account.heartRatesRecalculate",
  "auth.usernameTaken",
  "signup.username",
  "signup.usernameHint",
  "signup.firstName",
  "signup.lastName",
  "signup.dob",
  "signup.dobInvalid",
  "signup.tooYoung",
  "signup.usernameInvalid",
] as const;
export type ProfileTranslator = ClientTranslator<(typeof PROFILE_MESSAGES)[number]>;
