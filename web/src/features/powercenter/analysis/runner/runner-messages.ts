import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../../format/run-format";

export const RUNNER_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "common.close",
  "powercenter.upload",
  "explain",
  "runner",
] as const;
export type RunnerTranslator = ClientTranslator<(typeof RUNNER_MESSAGES)[number]>;
