import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../format/run-format";

export const POWER_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "common.cancel",
  "common.close",
  "common.save",
  "common.saving",
  "common.working",
  "common.computing",
  "powercenter.criticalPower",
  "powercenter.upload",
  "run.zoneName.easy",
  "run.zoneName.moderate",
  "run.zoneName.threshold",
  "run.zoneName.interval",
  "run.zoneName.repetition",
  "explain",
  "power",
] as const;
type Scope = (typeof POWER_MESSAGES)[number];
export type PowerTranslator = ClientTranslator<Scope>;

export interface PowerHrefs {
  readonly runs: string;
  readonly upload: string;
  readonly criticalPower: string;
}
