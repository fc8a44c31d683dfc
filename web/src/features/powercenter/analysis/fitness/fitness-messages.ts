import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../../format/run-format";

export const FITNESS_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "common.close",
  "powercenter.upload",
  "explain",
  "load",
] as const;
export type FitnessTranslator = ClientTranslator<(typeof FITNESS_MESSAGES)[number]>;
