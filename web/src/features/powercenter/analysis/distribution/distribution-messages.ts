import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../../format/run-format";

export const DISTRIBUTION_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "powercenter.upload",
  "distribution",
  "run.notFound",
] as const;
export type DistributionTranslator = ClientTranslator<(typeof DISTRIBUTION_MESSAGES)[number]>;
