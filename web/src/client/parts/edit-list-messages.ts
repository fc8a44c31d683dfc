import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";

export const EDIT_LIST_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  "list",
  "common.working",
  "common.cancel",
  "common.edit",
  "common.remove",
  "common.unknown",
] as const;
