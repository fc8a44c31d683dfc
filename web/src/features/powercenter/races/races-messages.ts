import {RACE_MESSAGES} from "@/charts/race/race-messages";
import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../format/run-format";

export const RACES_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  ...RACE_MESSAGES,
  "races",
  "explain",
  "runSurface",
  "common.retry",
  "common.cancel",
  "common.close",
  "common.working",
  "common.computing",
  "common.optional",
  "powercenter.upload",
  "powercenter.criticalPower",
] as const;
export type RacesTranslator = ClientTranslator<(typeof RACES_MESSAGES)[number]>;
