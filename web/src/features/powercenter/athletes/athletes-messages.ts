import {FORM_MESSAGES} from "@/client/forms/form-messages";
import type {ClientTranslator} from "@/i18n/message-types";
import {RUN_FORMAT_MESSAGES} from "../format/run-format";

export const ATHLETES_MESSAGES = [
  ...FORM_MESSAGES,
  ...RUN_FORMAT_MESSAGES,
  "athletes",
  "shares.nameSummary",
  "shares.nameActivities",
  "shares.namePlan",
  "common.retry",
  "common.cancel",
  "common.close",
  "common.save",
  "common.saving",
] as const;
export type AthletesTranslator = ClientTranslator<(typeof ATHLETES_MESSAGES)[number]>;

export interface AthletesHrefs {
  /** Null while there is no page for it. */
  readonly calendar: string | null;
  readonly runs: string;
  readonly shares: string;
}
