import type {ClientTranslator} from "@/i18n/message-types";
import {PLACES_MESSAGES} from "../places/places-messages";
import {STEP_UP_MESSAGES} from "../step-up/step-up-messages";
import {DELETION_MESSAGES} from "./deletion-messages";

export const PRIVACY_MESSAGES = [
  ...STEP_UP_MESSAGES,
  ...PLACES_MESSAGES,
  "privacy.exportTitle",
  "privacy.exportText",
  "privacy.exportRequest",
  "privacy.exportRequesting",
  "privacy.exportPreparing",
  "privacy.exportReady",
  "privacy.exportDownload",
  "privacy.exportExpired",
  "privacy.exportFailed",
  "privacy.exportNext",
  "privacy.deleteTitle",
  "privacy.deleteText",
  "privacy.deleteGoes",
  "privacy.deleteStays",
  "privacy.deleteAccount",
  "privacy.deleteQuestion",
  "privacy.deleteType",
  "privacy.deleteNameWrong",
  "privacy.deleteConfirm",
  "privacy.deleting",
  "privacy.deleteStarted",
  "privacy.lastAdmin",
  ...DELETION_MESSAGES,
  "privacy.keepAccount",
  "privacy.keeping",
  "privacy.kept",
] as const;
export type PrivacyTranslator = ClientTranslator<(typeof PRIVACY_MESSAGES)[number]>;
