import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../../format/run-format";

export const STATS_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "powercenter.upload",
  "statistics",
] as const;
export type StatsTranslator = ClientTranslator<(typeof STATS_MESSAGES)[number]>;
