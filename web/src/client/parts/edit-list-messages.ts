import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";

/** What a list says whose items can be changed and removed. */
export const EDIT_LIST_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  "list",
  "common.working",
  "common.cancel",
  "common.edit",
  "common.remove",
  "common.unknown",
] as const;
