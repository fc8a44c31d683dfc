import {ACCOUNT_MESSAGES} from "@/client/parts/account-messages";

/** The messages of a list whose items can be edited and removed. */
export const EDIT_LIST_MESSAGES = [
  ...ACCOUNT_MESSAGES,
  "list",
  "common.working",
  "common.cancel",
  "common.edit",
  "common.remove",
  "common.unknown",
] as const;
