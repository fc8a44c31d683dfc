import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientMessages, ClientTranslator} from "@/lib/messages/client-messages";

export const UPLOAD_MESSAGES = [
  ...FORM_MESSAGES,
  "common.retry",
  "common.working",
  "runUpload",
  "runProblems",
] as const;
export type UploadMessages = ClientMessages<(typeof UPLOAD_MESSAGES)[number]>;
export type UploadTranslator = ClientTranslator<(typeof UPLOAD_MESSAGES)[number]>;
