import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";

export const COMMENT_MESSAGES = [
  ...FORM_MESSAGES,
  "comments",
  "common.retry",
  "common.working",
  "common.cancel",
] as const;
export type CommentTranslator = ClientTranslator<(typeof COMMENT_MESSAGES)[number]>;
