import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../format/run-format";

export const UPLOAD_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "common.retry",
  "common.save",
  "common.saving",
  "common.cancel",
  "common.working",
  "runUpload",
  "runProblems",
] as const;
export type UploadTranslator = ClientTranslator<(typeof UPLOAD_MESSAGES)[number]>;
