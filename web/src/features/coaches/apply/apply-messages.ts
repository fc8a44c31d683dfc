import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator, MessageKey} from "@/i18n/message-types";
import {OFFER_MESSAGES} from "../coach-messages";
import type {DraftField} from "./draft";

export const STEP_NAMES = [
  "coachProgram.stepYou",
  "coachProgram.stepExperience",
  "coachProgram.stepCoaching",
  "coachProgram.stepWhy",
] as const;

export const LABELS = {
  name: "coachProgram.name",
  email: "coachProgram.email",
  country: "coachProgram.country",
  languages: "coachProgram.languages",
  experience_years: "coachProgram.years",
  credentials: "coachProgram.credentials",
  link: "coachProgram.link",
  distances: "coaches.distance",
  triathlon: "coaches.triathlon",
  in_person: "coaches.inPerson",
  run_preferences: "coaches.runPreferences",
  platforms: "coaches.platforms",
  price_band: "coachProgram.price",
  message: "coachProgram.message",
  privacy: "coachProgram.privacy",
} as const satisfies Record<DraftField, MessageKey>;

export const APPLY_MESSAGES = [
  ...FORM_MESSAGES,
  ...OFFER_MESSAGES,
  ...STEP_NAMES,
  ...Object.values(LABELS),
  "coachProgram.choose",
  "coachProgram.kept",
  "coachProgram.send",
  "coachProgram.sending",
  "coachProgram.sent",
  "coachProgram.privacyRequired",
  "coachProgram.linkInvalid",
  "coachProgram.manyLanguages",
  "common.stepOf",
  "common.back",
  "common.next",
] as const;
export type ApplyTranslator = ClientTranslator<(typeof APPLY_MESSAGES)[number]>;
