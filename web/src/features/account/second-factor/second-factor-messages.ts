import type {ClientTranslator} from "@/i18n/message-types";
import {STEP_UP_MESSAGES} from "../step-up/step-up-messages";

export const SECOND_FACTOR_MESSAGES = [
  ...STEP_UP_MESSAGES,
  "securityLog.setPassword",
  "common.working",
  "secondFactor.text",
  "secondFactor.off",
  "secondFactor.on",
  "secondFactor.left",
  "secondFactor.start",
  "secondFactor.starting",
  "secondFactor.scan",
  "secondFactor.qr",
  "secondFactor.key",
  "secondFactor.codeHint",
  "secondFactor.confirm",
  "secondFactor.confirming",
  "secondFactor.codesTitle",
  "secondFactor.codesText",
  "secondFactor.codesKept",
  "secondFactor.remove",
  "secondFactor.removeQuestion",
  "secondFactor.removeText",
  "secondFactor.removed",
  "secondFactor.passwordNeeded",
  "secondFactor.required",
  "secondFactor.kept",
] as const;
export type SecondFactorTranslator = ClientTranslator<(typeof SECOND_FACTOR_MESSAGES)[number]>;
