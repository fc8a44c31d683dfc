import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../format/run-format";

export const BUILDER_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "common.cancel",
  "common.close",
  "common.edit",
  "common.saving",
  "common.working",
  "common.undo",
  "runSurface",
  "workoutType",
  "builder",
  "planReason",
] as const;
export type BuilderTranslator = ClientTranslator<(typeof BUILDER_MESSAGES)[number]>;
