import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../format/run-format";

export const LIBRARY_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "common.cancel",
  "common.close",
  "common.edit",
  "common.save",
  "common.saving",
  "common.working",
  "common.clearFilters",
  "common.results",
  "workoutType",
  "library",
] as const;
export type LibraryTranslator = ClientTranslator<(typeof LIBRARY_MESSAGES)[number]>;
