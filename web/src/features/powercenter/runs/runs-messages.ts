import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../format/run-format";

export const RUNS_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "common.showMore",
  "common.loading",
  "common.working",
  "common.clearFilters",
  "powercenter.upload",
  "runs",
  "runType",
  "runSurface",
  "runExport",
] as const;
export type RunsTranslator = ClientTranslator<(typeof RUNS_MESSAGES)[number]>;
