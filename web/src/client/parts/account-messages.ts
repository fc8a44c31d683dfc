import {FORM_MESSAGES} from "@/client/forms/form-messages";

export const ACCOUNT_MESSAGES = [
  ...FORM_MESSAGES,
  "common.retry",
  "common.save",
  "common.saving",
  "account.saved",
] as const;
