import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";
import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";

export const PROFILE_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  "auth.usernameTaken",
  "signup.username",
  "signup.usernameHint",
  "signup.firstName",
  "signup.lastName",
  "signup.dob",
  "signup.dobInvalid",
  "signup.tooYoung",
  "signup.gender",
  "signup.female",
  "signup.male",
  "signup.nonbinary",
  "signup.preferNot",
  "signup.height",
  "signup.weight",
  "signup.weightWhy",
  "signup.usernameInvalid",
  "signup.unitCentimetres",
  "signup.unitKilograms",
  "signup.unitPounds",
  "signup.unitFeet",
  "signup.unitInches",
] as const;
export type ProfileMessages = ClientMessages<(typeof PROFILE_MESSAGES)[number]>;
export type ProfileTranslator = ClientTranslator<(typeof PROFILE_MESSAGES)[number]>;
